import type { Clock, Logger } from '@pavilion/kernel';

/** Work that has to be done in order, one at a time, however often the database is away meanwhile. */
export interface WorkQueue {
  /** Adds a piece of work; repeated every second until it succeeds or the queue closes. Resolves when it is done. */
  readonly add: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Resolves when everything added so far is done. */
  readonly idle: () => Promise<void>;
  /** Finishes what is running, drops the rest. */
  readonly close: () => Promise<void>;
}

const RETRY_MS = 1_000;

/** A queue of one worker. */
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
        logger.warn('work failed, will be tried again', { name, reason: (error as Error).message });
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
