/** Longest delay of `setTimeout` in milliseconds. A longer one fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Stored end of a wait, and the longest wait of its kind in milliseconds. */
interface StoredWait {
  readonly until: Date;
  readonly longestMs: number;
}

/**
 * Computes the milliseconds until a wait ends, for a timer; 0 if it has ended. After a very long timer, call it again.
 *
 * An end further ahead than twice the longest wait was stored before the clock was set back; such a wait is over (F-SRV-17).
 */
export function computeWaitLeft({ until, longestMs }: StoredWait, now: Date): number {
  const left = until.getTime() - now.getTime();
  return left <= 0 || left >= 2 * longestMs ? 0 : Math.min(left, LONGEST_TIMER_MS);
}
