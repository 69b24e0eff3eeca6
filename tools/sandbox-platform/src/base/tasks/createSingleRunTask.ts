import type { Logger } from '@pavilion/kernel';

/** Task that never runs twice at the same time. */
export interface SingleRunTask {
  /** Starts a run or joins the current one. A failure is logged and does not reject. */
  readonly run: () => Promise<void>;
  /** Waits for the current run and starts another one. */
  readonly runAgain: () => Promise<void>;
  /** Resolves when no run is in progress. */
  readonly idle: () => Promise<void>;
}

/** Creates a task that may be called at any time, for example by a timer. */
export function createSingleRunTask(name: string, work: () => Promise<void>, logger: Logger): SingleRunTask {
  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= work()
      .catch((error: Error) => logger.warn(`${name} failed, will be retried`, { reason: error.message }))
      .finally(() => (running = undefined)));
  const idle = async () => running;
  return { run, idle, runAgain: () => idle().then(run) };
}
