import type { ActivityRule, MemberActivity } from './activityTypes.ts';
import { addDays, formatDay } from '../../base/chinaTime.ts';

/** Counts consecutive sign-in days up to today, or up to yesterday if today's sign-in is missing. */
export function countStreak({ claims, now }: Pick<MemberActivity, 'claims' | 'now'>): number {
  const days = new Set(claims.map(({ slot }) => slot));
  let at = days.has(formatDay(now)) ? now : addDays(now, -1);
  let streak = 0;
  for (; days.has(formatDay(at)); at = addDays(at, -1)) streak += 1;
  return streak;
}

/** Rewards of the daily sign-in. The due day can be claimed; a missed day restarts the round. */
export const signGift: ActivityRule = async (visit) => {
  const isSigned = visit.claims.some(({ slot }) => slot === formatDay(visit.now));
  const streak = countStreak(visit);
  const done = streak === 0 ? 0 : ((streak - 1) % visit.rewards.length) + 1;
  const due = isSigned ? done - 1 : done % visit.rewards.length;
  return visit.rewards.map((reward, index) => ({
    reward,
    amount: reward.amount,
    target: reward.target,
    slot: formatDay(addDays(visit.now, index - due)),
    progress: BigInt(index <= due ? index + 1 : due + 1),
  }));
};
