import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import { activityRules } from './rules/activityRules.ts';
import { getRewardState, type RewardProgress, type MemberActivity } from './rules/activityTypes.ts';
import { findRewardEnd } from './rules/claimEnd.ts';
import { countRemainingDraws } from './rules/drawGift.ts';
import { countFriends } from './rules/friends.ts';
import { getMakeUpName } from './rules/signGift.ts';
import { readPoints } from './rules/points.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import type { ActivityClaim } from '../db/tables/memberCentreTables.ts';
import { ensureSeeds, toSeedView } from '../fair/seeds.ts';
import { buildDrawProof, getSeedOwner } from './drawPrize.ts';
import { describeQuitting } from './quitting/describeQuitting.ts';
import { readQuitting } from './quitting/readQuitting.ts';
import { readRace } from './readRace.ts';
import { readSignCalendar } from './readSignCalendar.ts';
import { describeOwnExample } from './terms/describeExample.ts';
import { formatTarget } from './formatTarget.ts';

type Info = ResponseOf<'promotion.confirmInfo'>;

const SHOWN_CLAIMS = 20;

/** Converts a member's progress towards a reward to its wire form. */
const toWireReward = (
  participation: MemberActivity,
  standing: RewardProgress,
  locale: Locale,
): Info['rewards'][number] => {
  const { reward, amount, progress, target } = standing;
  const end = findRewardEnd(participation, standing);
  return {
    rewardId: reward.reward_id,
    name: reward.names[locale],
    amount: formatMinor(amount),
    state: getRewardState(participation, standing),
    measure: reward.measure,
    progress: formatTarget(reward.measure, progress),
    target: formatTarget(reward.measure, target),
    ...(end && { endTime: end.getTime() }),
  };
};

/** Language of the texts, and the secret that seeds are derived from. */
export interface InfoView {
  readonly locale: Locale;
  readonly secret: ServerSecret;
}

function getClaimName({ activity, rewards }: MemberActivity, claim: ActivityClaim, locale: Locale): string {
  if (activity.kind === 'signGift' && claim.amount === 0n) return getMakeUpName(claim.slot, locale);
  return rewards.find(({ reward_id }) => reward_id === claim.reward_id)?.names[locale] ?? '';
}

/** Reads the seed pairs of a member's draws. */
async function readSeeds({ db, member, activity }: MemberActivity) {
  if (activity.kind !== 'drawGift') return [];
  const { memberId, venueCode } = getSeedOwner(member.id, activity.id);
  return db
    .selectFrom('venue_seeds')
    .select(['no', 'client_seed', 'revealed_at'])
    .where('member_id', '=', memberId)
    .where('venue_code', '=', venueCode)
    .execute();
}

/** Reads the newest claims; those of a draw with their proof. */
async function readWireClaims(participation: MemberActivity, { locale, secret }: InfoView): Promise<Info['claims']> {
  const seeds = await readSeeds(participation);
  return participation.claims.slice(0, SHOWN_CLAIMS).map((claim) => {
    const proof = buildDrawProof(secret, claim, seeds);
    return {
      claimId: String(claim.id),
      rewardId: claim.reward_id,
      name: getClaimName(participation, claim, locale),
      amount: formatMinor(claim.amount),
      createTime: claim.created_at.getTime(),
      ...(proof && { proof }),
    };
  });
}

async function readDraw(participation: MemberActivity, secret: ServerSecret): Promise<Info['draw']> {
  const { db, member, activity, now } = participation;
  const owner = getSeedOwner(member.id, activity.id);
  const seeds = toSeedView(secret, owner, await ensureSeeds(db, owner, now));
  return { chances: await countRemainingDraws(participation), seeds };
}

/** Reads the fields that only one kind of activity has. */
async function readKindDetails(participation: MemberActivity, secret: ServerSecret): Promise<Partial<Info>> {
  const { activity, db, member } = participation;
  if (activity.kind === 'signGift') return { sign: await readSignCalendar(participation) };
  if (activity.kind === 'drawGift') return { draw: await readDraw(participation, secret) };
  if (activity.kind === 'racePage') return { race: await readRace(participation) };
  if (activity.kind === 'topGift') return { exchange: { points: Number(await readPoints(db, member.id)) } };
  if (activity.kind !== 'friendInvitation') return {};
  // The code of an invitation link (`icode`) is the user id.
  return { invitation: { inviteCode: String(member.id), ...(await countFriends(db, member.id)) } };
}

/** Returns a member's rewards and claims of an activity, an example with own figures, and the fields of its kind. */
export async function readActivityInfo(participation: MemberActivity, view: InfoView): Promise<Info> {
  const { activity, joinedAt, quitAt, takenBack } = participation;
  const standings = await activityRules[activity.kind](participation);
  const quitTerms = describeQuitting(
    participation,
    { quitting: await readQuitting(participation), standings },
    view.locale,
  );
  return {
    activityId: activity.id,
    ...(joinedAt && { joinTime: joinedAt.getTime() }),
    ...(quitAt && { quitTime: quitAt.getTime(), takenBack: formatMinor(takenBack ?? 0n) }),
    ...(quitTerms && { quitTerms }),
    example: describeOwnExample(participation, standings, view.locale),
    rewards: standings.map((standing) => toWireReward(participation, standing, view.locale)),
    claims: await readWireClaims(participation, view),
    ...(await readKindDetails(participation, view.secret)),
  };
}
