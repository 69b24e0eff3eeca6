import { addDays, getDayStart, getWeekStart } from '../../base/chinaTime.ts';
import type { Activity } from '../../db/tables/memberCentreTables.ts';
import { getRewardState, type MemberActivity, type RewardProgress } from './activityTypes.ts';
import { claimPeriods } from './claimPeriods.ts';
import { getLastClaim } from './race.ts';

/**
 * Returns the time from which an activity no longer pays what it pays now: the end of the day or week, or of the activity. A race
 * pays for a week after its end, because it pays the ranking of last week.
 */
export function getClaimEnd({ kind, end_at }: Pick<Activity, 'kind' | 'end_at'>, now: Date): Date {
  const last = kind === 'racePage' ? getLastClaim({ end_at }) : end_at;
  const period = claimPeriods[kind];
  if (period === 'once') return last;
  const end = period === 'day' ? addDays(getDayStart(now), 1) : addDays(getWeekStart(now), 7);
  return end < last ? end : last;
}

/** Returns the end of one reward. A gift of a VIP level has a period of its own, and a later day to sign in has not begun. */
export function findRewardEnd(participation: MemberActivity, standing: RewardProgress): Date | undefined {
  const { activity, now } = participation;
  if (activity.kind === 'vip') return undefined;
  if (activity.kind === 'signGift' && getRewardState(participation, standing) === 'locked') return undefined;
  return getClaimEnd(activity, now);
}
