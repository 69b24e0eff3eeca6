import type { Logger } from '@pavilion/kernel';

/** Work of which one run at most is under way. */
export interface Singly {
  /** Begins a run, or joins the one under way. What fails is told of, and tried again at the next call. */
  readonly run: () => Promise<void>;
  /** Lets the run under way end, and makes one of its own. */
  readonly runAnew: () => Promise<void>;
  /** Resolves when no run is under way. */
  readonly idle: () => Promise<void>;
}

/** Makes a piece of work that a timer calls as often as it likes. */
export function createSingly(name: string, work: () => Promise<void>, logger: Logger): Singly {
  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= work()
      .catch((error: Error) => logger.warn(`${name} failed, will be tried again`, { reason: error.message }))
      .finally(() => (running = undefined)));
  const idle = async () => running;
  return { run, idle, runAnew: () => idle().then(run) };
}
