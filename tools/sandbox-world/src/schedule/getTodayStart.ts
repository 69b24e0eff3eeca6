const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in UTC+8 as UTC time of day. */
const NOON = 4 * HOUR;
const EVENING_LEAD = 6 * HOUR;

/**
 * Returns the time at which a fixture moves from early to today.
 *
 * A sports day lasts from noon to noon (UTC+8), as is usual in Asia, because European evenings are after midnight there.
 * The next day opens 6 hours before its noon, so that the today board is never almost empty.
 */
export function getTodayStart(startTime: number): number {
  return Math.floor((startTime - NOON) / DAY) * DAY + NOON - EVENING_LEAD;
}
