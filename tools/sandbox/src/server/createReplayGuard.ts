import type { Clock } from '@pavilion/kernel';

const MAX_IDS = 100_000;

/**
 * Remembers which call a request id was first used for, as long as a captured proof could still pass.
 *
 * The same call may come again (a read that was retried); the id on another call is refused (API-09).
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
    /** Whether this id may stand on this call. */
    admit: (id: string, print: string): boolean => {
      deleteExpired();
      const first = seen.get(id);
      if (first) return first.print === print;
      seen.set(id, { print, at: clock.now() });
      return true;
    },
  };
}
