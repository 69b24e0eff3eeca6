export const DAY_MS = 86_400_000;
const SHIFT_MS = 8 * 3_600_000;

/** Computes the first moment of a day in UTC+8, `daysAgo` days before today (ruling S3). Milliseconds UTC. */
export function computeDayStart(now: number, daysAgo = 0): number {
  return Math.floor((now + SHIFT_MS) / DAY_MS) * DAY_MS - SHIFT_MS - daysAgo * DAY_MS;
}
