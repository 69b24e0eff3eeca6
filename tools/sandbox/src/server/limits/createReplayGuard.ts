import type { Clock } from '@pavilion/kernel';

const MAX_IDS = 100_000;

/**
 * Creates a guard that stores the call a request id was first used for, as long as a captured proof would be accepted.
 *
 * The same call may be repeated, for example a retried read. Another call with the same id is refused (API-09).
 */
export function createReplayGuard(clock: Clock, keepMs: number) {
  const seen = new Map<string, { readonly print: string; readonly at: number }>();
  const deleteExpired = () => {
    for (const [id, { at }] of seen) {
      if (seen.size <= MAX_IDS && Math.abs(clock.now() - at) < keepMs) return;
      seen.delete(id);
    }
  };
  return {
    /** Whether a request id may be used for this call. */
    admit: (id: string, print: string): boolean => {
      deleteExpired();
      const first = seen.get(id);
      if (first) return first.print === print;
      seen.set(id, { print, at: clock.now() });
      return true;
    },
  };
}
