import { toInstantParts } from '@pavilion/site-contract/time';

/** Formats an instant to the minute in UTC+8: `2026-11-30 23:59`. */
export function formatMinute(ms: number): string {
  const { date, time } = toInstantParts(ms);
  return `${date} ${time.slice(0, 5)}`;
}
