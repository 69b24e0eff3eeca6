import type { Clock, Logger } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { createSingleRunTask } from '../base/tasks/createSingleRunTask.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import { advanceDeposit } from './deposits/depositEvents.ts';
import { isStepDue } from './orders/dueSteps.ts';
import { advanceWithdrawal } from './withdrawals/withdrawEvents.ts';

export interface CashierPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsStore;
  readonly logger: Logger;
}

/** Time-driven steps of deposits and withdrawals. */
export interface Cashier {
  /** Runs all steps of orders that are due: expiry, confirmation, review, payout. The run begins after the call. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SWEEP_MS = 500;
/** Maximum number of orders of each kind in one sweep; the others wait for the next. */
const BATCH = 200;

const dueDeposits = (db: Db, now: Date) =>
  db.selectFrom('deposit_orders').select('order_no').where(isStepDue(now)).orderBy('next_at').limit(BATCH).execute();

const dueWithdrawals = (db: Db, now: Date) =>
  db.selectFrom('withdraw_orders').select('order_no').where(isStepDue(now)).orderBy('next_at').limit(BATCH).execute();

/**
 * Creates the cashier. The time of the next step is stored with the order, so that a restart continues after a stop or
 * crash. An order whose step fails is logged and does not delay the others.
 */
export function createCashier({ db, clock, settings, logger }: CashierPorts): Cashier {
  const now = () => new Date(clock.now());
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      logger.warn('order step failed, will be retried', { order: what, reason: (error as Error).message });
    }
  };
  const run = async () => {
    const began = now();
    for (const { order_no } of await dueDeposits(db, began)) {
      await attempt(order_no, () => advanceDeposit(db, order_no, now()));
    }
    for (const { order_no } of await dueWithdrawals(db, began)) {
      const { withdrawStepMs: stepMs } = settings.current();
      await attempt(order_no, () => advanceWithdrawal(db, order_no, { now: now(), stepMs }));
    }
  };
  const sweeps = createSingleRunTask('order sweep', run, logger);
  const timer = setInterval(() => void sweeps.run(), SWEEP_MS);
  return {
    sweep: sweeps.runAgain,
    close: async () => {
      clearInterval(timer);
      await sweeps.idle();
    },
  };
}
