import type { Clock, Logger } from '@pavilion/kernel';
import { call, cancelled } from 'redux-saga/effects';

/** Failures within `WINDOW_MS` after which a saga is not restarted. */
const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 250;

export interface SupervisorPorts {
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Runs a saga and restarts it after an error, with a growing pause. Errors are logged. It ends when the saga returns.
 *
 * It never throws, so a failed saga cannot cancel the root saga and all others.
 */
export function* supervise(name: string, saga: () => Generator, { clock, logger }: SupervisorPorts): Generator {
  let failures: number[] = [];
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      failures = [...failures.filter((at) => clock.now() - at < WINDOW_MS), clock.now()];
      logger.warn('saga.failed', {
        name,
        failures: failures.length,
        error: error instanceof Error ? error.message : 'unknown',
      });
      if (failures.length >= MAX_FAILURES) return;
      yield call(pause, clock, FIRST_PAUSE_MS * 2 ** (failures.length - 1));
    } finally {
      if ((yield cancelled()) as boolean) failures = [];
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
