import type { Clock } from '@pavilion/kernel';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Waits until pending promise callbacks have run. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Creates a clock that a test advances. */
export function createFakeClock(start = 1_000_000) {
  let now = start;
  let timers: Timer[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, callback) => {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((held) => held !== timer));
    },
  };
  const advance = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((held) => held !== due);
      now = Math.max(now, due.at);
      due.callback();
      await settle();
    }
    now = end;
  };
  return { clock, advance, timerCount: () => timers.length };
}
