import type { Clock } from '@pavilion/kernel';

export interface FakeClock extends Clock {
  /** Advances the clock, timer by timer, and waits for the effects of each. */
  readonly advance: (ms: number) => Promise<void>;
  readonly setNow: (now: number) => void;
  readonly timers: () => number;
}

/** Waits until promises without a timer have settled. */
export const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

export function createFakeClock(start = 1_763_690_400_000): FakeClock {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  const due = (until: number) => timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, callback) => {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    setNow: (next) => {
      timers.forEach((timer) => (timer.at += next - now));
      now = next;
    },
    advance: async (ms) => {
      const until = now + ms;
      await flushPromises();
      for (let next = due(until); next; next = due(until)) {
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.callback();
        await flushPromises();
      }
      now = until;
      await flushPromises();
    },
    timers: () => timers.length,
  };
}
