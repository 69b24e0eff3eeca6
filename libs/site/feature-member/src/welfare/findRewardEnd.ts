import { DAY_MS } from '@pavilion/site-contract/time';
import { isOpenEnded } from '@pavilion/site-money';
import type { Reward, RewardPeriod } from './welfareData.ts';

/** Kinds whose rewards are those of the current day: an unclaimed one ends at midnight in UTC+8 (ruling S3). */
const DAILY: ReadonlySet<RewardPeriod['type']> = new Set(['againDeposit', 'bettingGift', 'drawGift', 'signGift']);

/** Days from the Monday of a week in UTC+8 to a day, by the first moment of the day. Day 0 of the epoch was a Thursday. */
const countDaysSinceMonday = (dayStart: number): number => (Math.ceil(dayStart / DAY_MS) + 3) % 7;

/**
 * Computes when a reward can no longer be claimed, milliseconds UTC. `undefined` for an activity without an end in sight,
 * for VIP gifts, whose periods are on the VIP page, and for a day to sign in that has not come.
 *
 * @param dayStart first moment of the current day in UTC+8
 */
export function computeRewardEnd(
  { period, state }: Pick<Reward, 'period' | 'state'>,
  dayStart: number,
): number | undefined {
  const { type, endTime } = period;
  if (type === 'vip' || (type === 'signGift' && state === 'locked')) return undefined;
  if (DAILY.has(type)) return Math.min(endTime, dayStart + DAY_MS);
  // The prize for last week's rank.
  if (type === 'racePage') return Math.min(endTime, dayStart + (7 - countDaysSinceMonday(dayStart)) * DAY_MS);
  return isOpenEnded(period) ? undefined : endTime;
}
