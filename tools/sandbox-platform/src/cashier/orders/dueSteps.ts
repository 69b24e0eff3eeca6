import { sql } from 'kysely';
import { computeWaitLeft } from '../../base/computeWaitLeft.ts';

/** Longest wait for an automatic step in milliseconds: one hour, of a payment type and of the settings. */
const LONGEST_WAIT_MS = 3_600_000;

/** Condition for orders whose next step is due, as in {@link findDueTime}. */
export const isStepDue = (now: Date) => {
  const setBack = new Date(now.getTime() + 2 * LONGEST_WAIT_MS);
  return sql<boolean>`(next_at <= ${now} or next_at >= ${setBack})`;
};

/**
 * Returns the time of an order's next step if it is due, otherwise `undefined`.
 *
 * A step that was planned before the clock was set back is due now (F-SRV-17).
 */
export function findDueTime({ next_at }: { readonly next_at: Date | null }, now: Date): Date | undefined {
  if (next_at === null || computeWaitLeft({ until: next_at, longestMs: LONGEST_WAIT_MS }, now) > 0) return undefined;
  return next_at < now ? next_at : now;
}
