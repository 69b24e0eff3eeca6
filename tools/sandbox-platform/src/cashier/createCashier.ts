import type { Clock, Logger } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { createSingly } from '../base/createSingly.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import { advanceDeposit } from './deposits/depositEvents.ts';
import { advanceWithdrawal } from './withdrawals/withdrawEvents.ts';

export interface CashierPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsStore;
  readonly logger: Logger;
}

/** Deposits and withdrawals as time passes. */
export interface Cashier {
  /** Does whatever the clock has for orders by now: expiry, confirmations, review, payout. The run begins after the call. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SWEEP_MS = 500;
/** Orders looked at in one sweep; the rest waits for the next. */
const BATCH = 200;

const dueDeposits = (db: Db, now: Date) =>
  db
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .execute();

const dueWithdrawals = (db: Db, now: Date) =>
  db
    .selectFrom('withdraw_orders')
    .select('order_no')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .execute();

/**
 * Sets up the cashier. What the clock does to an order is kept with the order, so a restart goes on where a stop or a
 * crash left off; an order that cannot be moved on is told of and does not hold up the others.
 */
export function createCashier({ db, clock, settings, logger }: CashierPorts): Cashier {
  const now = () => new Date(clock.now());
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      logger.warn('order not moved on, will be tried again', { order: what, reason: (error as Error).message });
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
  const sweeps = createSingly('moving orders on', run, logger);
  const timer = setInterval(() => void sweeps.run(), SWEEP_MS);
  return {
    sweep: sweeps.runAnew,
    close: async () => {
      clearInterval(timer);
      await sweeps.idle();
    },
  };
}
