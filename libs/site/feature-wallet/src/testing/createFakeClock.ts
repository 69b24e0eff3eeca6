import type { Clock } from '@pavilion/kernel';

/** Creates a clock that a test advances. It starts at the time of the wire examples. */
export function createFakeClock(start = 1_763_690_400_000) {
  let now = start;
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    after: (ms, callback) => {
      const fire = () => callback();
      timers.set(fire, now + ms);
      return () => void timers.delete(fire);
    },
  };
  return {
    ...clock,
    /** Advances the time in steps of 1 s, so that timers that are started meanwhile fire too. */
    advance: (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) {
        now += Math.min(left, 1_000);
        for (const [fire, at] of [...timers]) if (at <= now && timers.delete(fire)) fire();
      }
    },
    pending: () => timers.size,
  };
}
