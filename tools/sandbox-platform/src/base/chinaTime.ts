const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFSET = 8 * HOUR;

/** Formats the calendar day in UTC+8, such as `2026-11-21` (ruling S3). */
export const formatDay = (at: Date): string => new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);

/** Rounds a time down to the start of its day in UTC+8, in milliseconds UTC. */
export const floorToDay = (at: number): number => Math.floor((at + OFFSET) / DAY) * DAY - OFFSET;

/** Returns the start of the day in UTC+8. Daily limits count from it (ruling S3). */
export const getDayStart = (at: Date): Date => new Date(floorToDay(at.getTime()));

/** Adds whole days; UTC+8 has no daylight saving time. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

/** Returns the start of the week (Monday) in UTC+8. */
export function getWeekStart(at: Date): Date {
  const weekday = new Date(at.getTime() + OFFSET).getUTCDay();
  return addDays(getDayStart(at), -((weekday + 6) % 7));
}

/** Returns the start of the next month in UTC+8. */
export function getNextMonthStart(at: Date): Date {
  const [year = 0, month = 1] = formatDay(at).split('-').map(Number);
  return new Date(Date.UTC(year, month) - OFFSET);
}

/** Formats the calendar month in UTC+8, such as `2026-11`. */
export const formatMonth = (at: Date): string => formatDay(at).slice(0, 7);
