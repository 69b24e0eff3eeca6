import type { Clock } from '@pavilion/kernel';

const WINDOW_MS = 60_000;

/**
 * Limits the calls of each member (ASVS 2.4.1). Counts are in memory, per minute of the clock.
 *
 * @returns a function that counts a call and returns whether it is within the limit
 */
export function createCallLimit(clock: Pick<Clock, 'now'>, callsPerMinute: number): (memberId: number) => boolean {
  const counts = new Map<number, number>();
  let minute = 0;
  return (memberId) => {
    const now = Math.floor(clock.now() / WINDOW_MS);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(memberId) ?? 0) + 1;
    counts.set(memberId, count);
    return count <= callsPerMinute;
  };
}
