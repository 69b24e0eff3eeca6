import type { Clock, Logger } from '@pavilion/kernel';
import { call, cancelled } from 'redux-saga/effects';

/** How often a room may fall before it stays down: five times within a minute is a bug, not bad luck. */
const MAX_FALLS = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 250;

export interface SupervisorPorts {
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Keeps one saga alive: an error nobody expected is logged and the saga begun again, a little later each time.
 *
 * It never throws, so one room's fall cannot take the root and every other room with it. A saga that ends by itself is done.
 */
export function* supervise(name: string, saga: () => Generator, { clock, logger }: SupervisorPorts): Generator {
  let falls: number[] = [];
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      falls = [...falls.filter((at) => clock.now() - at < WINDOW_MS), clock.now()];
      logger.warn('saga.fell', {
        name,
        falls: falls.length,
        error: error instanceof Error ? error.message : 'unknown',
      });
      if (falls.length >= MAX_FALLS) return;
      yield call(pause, clock, FIRST_PAUSE_MS * 2 ** (falls.length - 1));
    } finally {
      if ((yield cancelled()) as boolean) falls = [];
    }
  }
}

function pause(clock: Clock, ms: number): Promise<void> & { '@@redux-saga/CANCEL_PROMISE'?: () => void } {
  let cancel = () => undefined as void;
  const waiting: ReturnType<typeof pause> = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  waiting['@@redux-saga/CANCEL_PROMISE'] = () => cancel();
  return waiting;
}
