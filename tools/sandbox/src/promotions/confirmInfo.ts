import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../content/locale.ts';
import { activityRules } from './activityRules.ts';
import { stateOf, type Standing, type Visit } from './activityTypes.ts';
import { dayKey } from './chinaTime.ts';
import { drawsLeft } from './drawGift.ts';
import { friendsOf } from './friends.ts';
import { pointsOf } from './points.ts';
import { raceRanking } from './race.ts';
import { streakOf } from './signGift.ts';
import { wireTarget } from './wireTarget.ts';

type Info = ResponseOf<'promotion.confirmInfo'>;

const SHOWN_CLAIMS = 20;
const SHOWN_PLACES = 10;

/** Where a member stands with a reward, as the wire tells it. */
const wireStanding = (visit: Visit, standing: Standing, locale: Locale): Info['rewards'][number] => {
  const { reward, amount, progress, target } = standing;
  return {
    rewardId: reward.reward_id,
    name: reward.names[locale],
    amount: formatMinor(amount),
    state: stateOf(visit, standing),
    measure: reward.measure,
    progress: wireTarget(reward.measure, progress),
    target: wireTarget(reward.measure, target),
  };
};

const claimsOf = ({ claims, rewards }: Visit, locale: Locale): Info['claims'] =>
  claims.slice(0, SHOWN_CLAIMS).map((claim) => ({
    claimId: String(claim.id),
    rewardId: claim.reward_id,
    name: rewards.find(({ reward_id }) => reward_id === claim.reward_id)?.names[locale] ?? '',
    amount: formatMinor(claim.amount),
    createTime: claim.created_at.getTime(),
  }));

async function raceInfo({ db, member, now }: Visit): Promise<Info['race']> {
  const places = await raceRanking(db, now);
  return {
    rank: places.find(({ memberId }) => memberId === member.id)?.rank ?? 0,
    ranking: places
      .slice(0, SHOWN_PLACES)
      .map(({ rank, name, turnover }) => ({ rank, name, turnover: formatMinor(turnover) })),
  };
}

/** What only one kind of activity has. */
async function extrasOf(visit: Visit): Promise<Partial<Info>> {
  const { activity, db, member, claims, now } = visit;
  if (activity.kind === 'signGift') {
    return { sign: { isSignedToday: claims.some(({ slot }) => slot === dayKey(now)), streak: streakOf(visit) } };
  }
  if (activity.kind === 'drawGift') return { draw: { chances: await drawsLeft(visit) } };
  if (activity.kind === 'racePage') return { race: await raceInfo(visit) };
  if (activity.kind === 'topGift') return { exchange: { points: Number(await pointsOf(db, member.id)) } };
  if (activity.kind !== 'friendInvitation') return {};
  // The code of an invitation link (`icode`) is the user id.
  return { invitation: { inviteCode: String(member.id), ...(await friendsOf(db, member.id)) } };
}

/** Where a member stands with an activity: rewards, claims and what its kind adds. */
export async function confirmInfo(visit: Visit, locale: Locale): Promise<Info> {
  const standings = await activityRules[visit.activity.kind](visit);
  return {
    activityId: visit.activity.id,
    ...(visit.joinedAt ? { joinTime: visit.joinedAt.getTime() } : {}),
    rewards: standings.map((standing) => wireStanding(visit, standing, locale)),
    claims: claimsOf(visit, locale),
    ...(await extrasOf(visit)),
  };
}
