import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { ActivityKind } from '@pavilion/sandbox-platform/db/tables/memberCentreTables';
import { readActivityInfo } from '@pavilion/sandbox-platform/promotions/readActivityInfo';
import { readExchangeRecord } from '@pavilion/sandbox-platform/promotions/readExchangeRecord';
import { joinActivity } from '@pavilion/sandbox-platform/promotions/joinActivity';
import {
  getActivityPhase,
  readActivities,
  readRewards,
  readMemberActivity,
  toWireActivity,
} from '@pavilion/sandbox-platform/promotions/readActivities';
import { readOffer } from '@pavilion/sandbox-platform/promotions/readOffer';
import { readClaimState, reasonTexts } from '@pavilion/sandbox-platform/promotions/reasons';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

/** Returns the site path of an activity (§2). Two kinds belong to the member centre; one screen has no id. */
function buildActivityPath(kind: ActivityKind, id: string): string {
  if (kind === 'vip') return '/mine/vip';
  if (kind === 'topGift') return '/mine/exchange';
  return kind === 'discount' || kind === 'friendInvitation' ? `/activity/${kind}` : `/activity/${kind}/${id}`;
}

async function config({ db }: Platform, { body, locale, now }: Call<'promotion.config'>) {
  const { activityId, type } = body;
  const activities = (await readActivities(db)).filter(
    ({ id, kind }) => (activityId === undefined || id === activityId) && (type === undefined || kind === type),
  );
  if (activityId !== undefined && activities.length === 0) throw new Refusal(errorCodes.notFound);
  const rewards = await readRewards(db);
  return { list: activities.map((activity) => toWireActivity(activity, rewards, { locale, now })) };
}

/** Lists running activities and ended ones with a claimable reward, those with a claimable reward first. */
async function myDiscounts({ db }: Platform, call: Call<'advertising.getMyDiscountAd'>) {
  const list: ResponseOf<'advertising.getMyDiscountAd'>['list'] = [];
  for (const activity of await readActivities(db)) {
    const phase = getActivityPhase(activity, call.now);
    if (phase === 'coming') continue;
    const offer = await readOffer(await readMemberActivity(db, activity.id, call));
    if (phase === 'ended' && !offer.isClaimable) continue;
    const { title, summary } = activity.texts[call.locale];
    const path = buildActivityPath(activity.kind, activity.id);
    const base = { activityId: activity.id, type: activity.kind, title, summary, path };
    list.push({ ...base, ...offer });
  }
  return { list: list.sort((a, b) => Number(b.isClaimable) - Number(a.isClaimable)) };
}

/** Handlers of promotions, gift exchange and advertising (§7 promotions, advertising). */
export const createPromotionHandlers = (platform: Platform) => {
  const { db, secret } = platform;
  return {
    'promotion.config': (call) => config(platform, call),
    'promotion.verification': async (call) => {
      const { reasons } = await readClaimState(await readMemberActivity(db, call.body.activityId, call));
      return {
        isEligible: reasons.length === 0,
        reasons: reasons.map((reason) => ({ reason, message: reasonTexts[reason][call.locale] })),
      };
    },
    'promotion.joinActivity': (call) => {
      const { body, member, now, requestId, locale } = call;
      const joinRequest = {
        member,
        now,
        requestId,
        locale,
        secret,
        activityId: body.activityId,
        rewardId: body.rewardId,
      };
      return call.once((tx) => joinActivity(tx, joinRequest));
    },
    'promotion.confirmInfo': async (call) =>
      readActivityInfo(await readMemberActivity(db, call.body.activityId, call), { locale: call.locale, secret }),
    'activityTopGift.exchangeRecord': ({ member, body, locale }) =>
      readExchangeRecord(db, { memberId: member.id, locale }, body),
    'advertising.sponsorContent': async ({ locale }) => {
      const rows = await db.selectFrom('sponsors').selectAll().orderBy('sort').execute();
      return rows.map(({ id, sort, period, texts }) => ({ id: String(id), sort, period, ...texts[locale] }));
    },
    'advertising.getMyDiscountAd': (call) => myDiscounts(platform, call),
  } satisfies Partial<SandboxHandlers>;
};
