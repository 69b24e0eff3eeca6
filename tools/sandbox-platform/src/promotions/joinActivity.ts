import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { insertTransaction } from '../cashier/orders/transactions.ts';
import type { Locale } from '../base/locale.ts';
import type { Tx } from '../db/database.ts';
import type { ActivityKind } from '../db/tables/memberCentreTables.ts';
import type { EntryKind } from '../db/tables/schema.ts';
import { PROMO, getWalletAccount } from '../ledger/accountCodes.ts';
import { readBalances, lockMember } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import { Refusal } from '../base/refusal.ts';
import { activityRules } from './rules/activityRules.ts';
import { isEarned, type Reason, type RewardProgress, type MemberActivity } from './rules/activityTypes.ts';
import { drawPrize } from './drawPrize.ts';
import { readMemberActivity, type Visitor } from './readActivities.ts';
import { sendGiftMessage } from './sendGiftMessage.ts';
import { findActivityObstacle, findRewardObstacle, reasonTexts } from './reasons.ts';

type Answer = ResponseOf<'promotion.joinActivity'>;

const NOT_FOUND = 6004;
const DONE_ALREADY = 6009;
const NOT_EARNED = 6012;
const codes: Partial<Record<Reason, number>> = {
  alreadyClaimed: DONE_ALREADY,
  noChance: DONE_ALREADY,
  bindPhone: 6015,
  bindRealName: 6449,
};

const refusalFor = (reason: Reason, locale: Locale) =>
  new Refusal(codes[reason] ?? NOT_EARNED, { reason, message: reasonTexts[reason][locale] });

const entryKinds: Partial<Record<ActivityKind, EntryKind>> = { vip: 'vipGift', topGift: 'giftExchange' };

/** Request of a member to join an activity or claim a reward. */
export interface ActivityJoinRequest extends Visitor {
  readonly activityId: string;
  readonly rewardId: string | undefined;
  readonly locale: Locale;
}

async function join(tx: Tx, { activity, member, now, joinedAt }: MemberActivity, locale: Locale): Promise<void> {
  if (joinedAt) throw refusalFor('alreadyClaimed', locale);
  await tx
    .insertInto('activity_joins')
    .values({ member_id: member.id, activity_id: activity.id, joined_at: now })
    .execute();
}

/** Chooses the reward: the named one, the drawn one, or the first that can be claimed. */
function chooseReward(
  visit: MemberActivity,
  standings: readonly RewardProgress[],
  rewardId: string | undefined,
): RewardProgress {
  const isDraw = visit.activity.kind === 'drawGift';
  const named = isDraw ? undefined : standings.find(({ reward }) => reward.reward_id === rewardId);
  const due = standings.find((standing) => findRewardObstacle(visit, standing) === undefined) ?? standings[0];
  const chosen = rewardId === undefined ? due : named;
  if (!chosen) throw new Refusal(NOT_FOUND);
  if (!isDraw || !isEarned(chosen)) return chosen;
  const prize = drawPrize(visit.rewards);
  return standings.find(({ reward }) => reward === prize) ?? chosen;
}

/** Stores the claim, pays it and sends the inbox message in one transaction. */
async function pay(
  tx: Tx,
  { activity, member, now }: MemberActivity,
  { reward, slot, amount, cost = 0n }: RewardProgress,
): Promise<void> {
  const claim = await tx
    .insertInto('activity_claims')
    .values({
      member_id: member.id,
      activity_id: activity.id,
      reward_id: reward.reward_id,
      slot,
      amount,
      points: cost,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ref = String(claim.id);
  await post(tx, {
    kind: entryKinds[activity.kind] ?? 'activityGift',
    ref,
    at: now,
    postings: [
      { account: PROMO, amount: -amount },
      { account: getWalletAccount(member.id), amount },
    ],
  });
  if (amount === 0n) return;
  const deal = { memberId: member.id, type: 'gift', ref, method: activity.kind, amount, at: now } as const;
  await insertTransaction(tx, { ...deal, direction: 'in', status: 'success' });
  await sendGiftMessage(tx, claim, { activity, reward });
}

/** Activity of a member with the language of its texts. */
interface LocalizedMemberActivity {
  readonly visit: MemberActivity;
  readonly locale: Locale;
}

async function answer(
  tx: Tx,
  { visit: { activity, member, now }, locale }: LocalizedMemberActivity,
  claimed?: RewardProgress,
): Promise<Answer> {
  const balance = { centerWalletBalance: formatMinor((await readBalances(tx, member.id)).wallet) };
  const base = { activityId: activity.id, createTime: now.getTime(), ...balance };
  if (!claimed) return { ...base, action: 'joined', amount: formatMinor(0n) };
  const { reward, amount } = claimed;
  return {
    ...base,
    action: 'claimed',
    amount: formatMinor(amount),
    rewardId: reward.reward_id,
    rewardName: reward.names[locale],
  };
}

/**
 * Joins an activity or claims one of its rewards. The member is locked first, so that of two concurrent requests the
 * second finds the claim of the first (F-WAL-19).
 */
export async function joinActivity(
  tx: Tx,
  { activityId, rewardId, locale, ...visitor }: ActivityJoinRequest,
): Promise<Answer> {
  await lockMember(tx, visitor.member.id);
  const visit = await readMemberActivity(tx, activityId, visitor);
  const gate = findActivityObstacle(visit);
  if (gate) throw refusalFor(gate, locale);
  if (visit.activity.kind === 'activityLandPage' && rewardId === undefined) {
    await join(tx, visit, locale);
    return answer(tx, { visit, locale });
  }
  const standings = await activityRules[visit.activity.kind](visit);
  if (standings.length === 0) throw refusalFor('informational', locale);
  const chosen = chooseReward(visit, standings, rewardId);
  const obstacle = findRewardObstacle(visit, chosen);
  if (obstacle) throw refusalFor(obstacle, locale);
  await pay(tx, visit, chosen);
  return answer(tx, { visit, locale }, chosen);
}
