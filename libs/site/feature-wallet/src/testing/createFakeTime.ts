import type { Clock } from '@pavilion/kernel';

/** A clock a test moves by hand. It starts at the time of the wire's examples. */
export function createFakeTime(start = 1_763_690_400_000) {
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
    /** Moves on second by second, so that timers started on the way fire too. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) {
        now += Math.min(left, 1_000);
        for (const [fire, at] of [...timers]) if (at <= now && timers.delete(fire)) fire();
      }
    },
    pending: () => timers.size,
  };
}
