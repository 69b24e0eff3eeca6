const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in UTC+8. */
const NOON = 4 * HOUR;
const EVENING_LEAD = 6 * HOUR;

/**
 * When a fixture turns from early to today.
 *
 * A sporting day runs from noon to noon (UTC+8), as Asian books keep it, because European evenings fall after
 * midnight here. The board of the next day opens six hours before its noon, so "today" is never nearly empty.
 */
export function todayFrom(startTime: number): number {
  return Math.floor((startTime - NOON) / DAY) * DAY + NOON - EVENING_LEAD;
}
