/** Timers of the progress bar, replaceable in tests. */
export interface ProgressTimers {
  readonly setInterval: (run: () => void, milliseconds: number) => unknown;
  readonly clearInterval: (timer: never) => void;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** Navigation progress of a page from 0 to 1; `null` while no page loads. */
export interface Progress {
  /**
   * Starts the progress, or adds a task to it. The progress ends with the last task.
   *
   * @returns a function that ends the task
   */
  readonly start: () => () => void;
  readonly getValue: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Settings of NAV-11; times in milliseconds. */
export const progressSettings = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } as const;

const ceiling = 0.994;

/** Creates the progress of one page. It starts at the minimum, advances slowly, and fills when the last task ends. */
export function createProgress(timers: ProgressTimers = globalThis): Progress {
  const { minimum, speed, trickleRate, trickleSpeed } = progressSettings;
  const listeners = new Set<() => void>();
  const running = new Set<symbol>();
  let value: number | null = null;
  let trickle: unknown;

  const set = (next: number | null) => {
    value = next;
    listeners.forEach((listener) => listener());
  };
  const finish = () => {
    timers.clearInterval(trickle as never);
    set(1);
    timers.setTimeout(() => {
      if (running.size === 0) set(null);
    }, speed);
  };
  const begin = () => {
    set(minimum);
    trickle = timers.setInterval(() => set(Math.min(ceiling, (value ?? minimum) + trickleRate)), trickleSpeed);
  };

  return {
    start() {
      const work = Symbol('work');
      if (running.size === 0) begin();
      running.add(work);
      return () => {
        if (running.delete(work) && running.size === 0) finish();
      };
    },
    getValue: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
