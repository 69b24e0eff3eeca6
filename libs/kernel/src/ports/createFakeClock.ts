import type { Clock } from './clock.ts';

/** A clock for tests, whose time is moved by the test. Times are whole milliseconds, as those of `Date.now`. */
export interface FakeClock extends Clock {
  /** Moves the time and fires the timers that are due, also those started meanwhile, in the order of their times. */
  readonly advance: (ms: number) => void;
  /** The same as `advance`, but waits for the effects of each timer. */
  readonly advanceAsync: (ms: number) => Promise<void>;
  /** Sets the time as a change of the system clock does: timers keep their remaining wait and none fires. */
  readonly setTime: (time: number) => void;
  /** Number of timers that have not fired. */
  readonly pending: () => number;
}

/** Options of {@link createFakeClock}. */
export interface FakeClockOptions {
  /** First time in milliseconds since 1970. */
  readonly start?: number;
  /** Waits for the effects of a timer. By default until chains of up to 20 promises have run. */
  readonly settle?: () => Promise<unknown>;
}

interface Timer {
  at: number;
  readonly callback: () => void;
}

const runMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Creates the timers of a clock. Timers of the same time are taken in the order in which they were added. */
function createTimers() {
  const timers = new Set<Timer>();
  const findDue = (until: number): Timer | undefined => {
    let due: Timer | undefined;
    for (const timer of timers) if (timer.at <= until && !(due && due.at <= timer.at)) due = timer;
    return due;
  };
  return {
    add: (timer: Timer) => {
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    takeDue: (until: number): Timer | undefined => {
      const due = findDue(until);
      if (due) timers.delete(due);
      return due;
    },
    shift: (ms: number) => timers.forEach((timer) => (timer.at += ms)),
    count: () => timers.size,
  };
}

/** Creates a clock for tests. */
export function createFakeClock(options: FakeClockOptions = {}): FakeClock {
  const { start = 1_700_000_000_000, settle = runMicrotasks } = options;
  const timers = createTimers();
  let now = start;

  /** Fires the first due timer. Returns whether there was one. */
  const fireNext = (until: number): boolean => {
    const timer = timers.takeDue(until);
    if (!timer) return false;
    now = Math.max(now, timer.at);
    timer.callback();
    return true;
  };

  return {
    now: () => now,
    after: (ms, callback) => timers.add({ at: now + Math.max(0, Math.ceil(ms)), callback }),
    advance: (ms) => {
      const end = Math.floor(now + ms);
      while (fireNext(end));
      now = end;
    },
    advanceAsync: async (ms) => {
      const end = Math.floor(now + ms);
      await settle();
      while (fireNext(end)) await settle();
      now = end;
    },
    setTime: (time) => {
      timers.shift(time - now);
      now = time;
    },
    pending: timers.count,
  };
}
