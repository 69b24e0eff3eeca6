import type { ServiceHours } from '../settings/serviceSettings.ts';

const MINUTE = 60_000;
const DAY = 1_440;
const OFFSET = 8 * 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether the service desk is staffed at a time. `from` is inclusive, `to` exclusive; both are UTC+8. */
export function isServiceOpen({ from, to }: ServiceHours, now: Date): boolean {
  const [start, end] = [toMinutes(from), toMinutes(to)];
  const minute = (Math.floor(now.getTime() / MINUTE) + OFFSET) % DAY;
  if (start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}
