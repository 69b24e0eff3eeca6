import type { Clock, Logger } from '@pavilion/kernel';

/** Queue that runs tasks in order, one at a time, and repeats a failed task. */
export interface WorkQueue {
  /** Adds a task; it is repeated every second until it succeeds or the queue closes. Resolves when it is done. */
  readonly add: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Resolves when all tasks added so far are done. */
  readonly idle: () => Promise<void>;
  /** Finishes the running task and drops the others. */
  readonly close: () => Promise<void>;
}

const RETRY_MS = 1_000;

/** Creates a queue with one worker. */
export function createWorkQueue(clock: Clock, logger: Logger): WorkQueue {
  let tail: Promise<void> = Promise.resolve();
  let isClosed = false;
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(RETRY_MS, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  const run = async (name: string, work: () => Promise<void>) => {
    while (!isClosed) {
      try {
        return await work();
      } catch (error) {
        logger.warn('task failed, will be retried', { name, reason: (error as Error).message });
        await pause();
      }
    }
  };
  return {
    add: (name, work) => (tail = tail.then(() => run(name, work))),
    idle: () => tail,
    close: () => {
      isClosed = true;
      wake();
      return tail;
    },
  };
}
