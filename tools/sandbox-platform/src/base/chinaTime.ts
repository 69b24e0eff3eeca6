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

/** Returns the start of the month in UTC+8. */
export const getMonthStart = (at: Date): Date => new Date(Date.parse(`${formatMonth(at)}-01`) - OFFSET);

/** Adds calendar months in UTC+8. A day that the month does not have becomes its last day. */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + OFFSET);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + months);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return new Date(local.getTime() - OFFSET);
}

/** Formats date and minute in UTC+8, such as `2026-11-21 14:30`. */
export const formatInstant = (at: Date): string =>
  new Date(at.getTime() + OFFSET).toISOString().slice(0, 16).replace('T', ' ');
