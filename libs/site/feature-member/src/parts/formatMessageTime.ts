import { toInstantParts } from '@pavilion/site-contract/time';

const DAY_MS = 86_400_000;

/** Formats the time of a message for the list: `14:30` today, the given word for yesterday, otherwise `11-21`. UTC+8. */
export function formatMessageTime(at: number, now: number, yesterday: string): string {
  const { date, time } = toInstantParts(at);
  if (date === toInstantParts(now).date) return time.slice(0, 5);
  if (date === toInstantParts(now - DAY_MS).date) return yesterday;
  return date.slice(0, 4) === toInstantParts(now).date.slice(0, 4) ? date.slice(5) : date;
}
