import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import { activityRules } from './rules/activityRules.ts';
import { getRewardState, type RewardProgress, type MemberActivity } from './rules/activityTypes.ts';
import { formatDay } from '../base/chinaTime.ts';
import { countRemainingDraws } from './rules/drawGift.ts';
import { countFriends } from './rules/friends.ts';
import { readPoints } from './rules/points.ts';
import { readRaceRanking } from './rules/race.ts';
import { countStreak } from './rules/signGift.ts';
import { formatTarget } from './formatTarget.ts';

type Info = ResponseOf<'promotion.confirmInfo'>;

const SHOWN_CLAIMS = 20;
const SHOWN_PLACES = 10;

/** Converts a member's progress towards a reward to its wire form. */
const toWireReward = (visit: MemberActivity, standing: RewardProgress, locale: Locale): Info['rewards'][number] => {
  const { reward, amount, progress, target } = standing;
  return {
    rewardId: reward.reward_id,
    name: reward.names[locale],
    amount: formatMinor(amount),
    state: getRewardState(visit, standing),
    measure: reward.measure,
    progress: formatTarget(reward.measure, progress),
    target: formatTarget(reward.measure, target),
  };
};

const toWireClaims = ({ claims, rewards }: MemberActivity, locale: Locale): Info['claims'] =>
  claims.slice(0, SHOWN_CLAIMS).map((claim) => ({
    claimId: String(claim.id),
    rewardId: claim.reward_id,
    name: rewards.find(({ reward_id }) => reward_id === claim.reward_id)?.names[locale] ?? '',
    amount: formatMinor(claim.amount),
    createTime: claim.created_at.getTime(),
  }));

async function raceInfo({ db, member, now }: MemberActivity): Promise<Info['race']> {
  const places = await readRaceRanking(db, now);
  return {
    rank: places.find(({ memberId }) => memberId === member.id)?.rank ?? 0,
    ranking: places
      .slice(0, SHOWN_PLACES)
      .map(({ rank, name, turnover }) => ({ rank, name, turnover: formatMinor(turnover) })),
  };
}

/** Reads the fields that only one kind of activity has. */
async function readKindDetails(visit: MemberActivity): Promise<Partial<Info>> {
  const { activity, db, member, claims, now } = visit;
  if (activity.kind === 'signGift') {
    return { sign: { isSignedToday: claims.some(({ slot }) => slot === formatDay(now)), streak: countStreak(visit) } };
  }
  if (activity.kind === 'drawGift') return { draw: { chances: await countRemainingDraws(visit) } };
  if (activity.kind === 'racePage') return { race: await raceInfo(visit) };
  if (activity.kind === 'topGift') return { exchange: { points: Number(await readPoints(db, member.id)) } };
  if (activity.kind !== 'friendInvitation') return {};
  // The code of an invitation link (`icode`) is the user id.
  return { invitation: { inviteCode: String(member.id), ...(await countFriends(db, member.id)) } };
}

/** Returns a member's rewards and claims of an activity, and the fields of its kind. */
export async function readActivityInfo(visit: MemberActivity, locale: Locale): Promise<Info> {
  const standings = await activityRules[visit.activity.kind](visit);
  return {
    activityId: visit.activity.id,
    ...(visit.joinedAt ? { joinTime: visit.joinedAt.getTime() } : {}),
    rewards: standings.map((standing) => toWireReward(visit, standing, locale)),
    claims: toWireClaims(visit, locale),
    ...(await readKindDetails(visit)),
  };
}
