/** Timers of the progress bar, so that tests own the time. */
export interface ProgressTimers {
  readonly setInterval: (run: () => void, milliseconds: number) => unknown;
  readonly clearInterval: (timer: never) => void;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** The navigation progress of a page, from 0 to 1; `null` when there is nothing to show. */
export interface Progress {
  /** Begins or joins; call what it returns when that piece of work ends. The bar ends with the last one. */
  readonly start: () => () => void;
  readonly getValue: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The settings of NAV-11; times in milliseconds. */
export const progressSettings = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } as const;

const ceiling = 0.994;

/** Makes the bar of one page: starts at the minimum, trickles, and fills when the last piece of work is done. */
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
