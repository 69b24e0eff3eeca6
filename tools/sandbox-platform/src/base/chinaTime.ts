const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFSET = 8 * HOUR;

/** A calendar day of UTC+8 such as `2026-11-21` (ruling S3). */
export const dayKey = (at: Date): string => new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);

/** Midnight of UTC+8 at which the day of a moment began. */
export const dayStart = (at: Date): Date => new Date(Date.parse(dayKey(at)) - OFFSET);

/** Moves by whole days; UTC+8 knows no summer time. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

/** Monday midnight of UTC+8 at which the week of a moment began. */
export function weekStart(at: Date): Date {
  const weekday = new Date(at.getTime() + OFFSET).getUTCDay();
  return addDays(dayStart(at), -((weekday + 6) % 7));
}

/** A calendar month of UTC+8 such as `2026-11`. */
export const monthKey = (at: Date): string => dayKey(at).slice(0, 7);
