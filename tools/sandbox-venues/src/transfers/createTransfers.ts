import type { Clock } from '@pavilion/kernel';
import type { WorkQueue } from '@pavilion/sandbox-platform/base/createWorkQueue';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { beginTransfer, type TransferOrder } from './beginTransfer.ts';
import { createVenueFaults, type VenueFaultPlan } from './createVenueFaults.ts';
import { settleTransfer, transferById } from './settleTransfer.ts';

export interface TransferPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly queue: WorkQueue;
}

/** Money between the wallet and the venues, from the first step to the last. */
export interface Transfers {
  readonly faults: VenueFaultPlan;
  /** First step, inside the caller's transaction. */
  readonly begin: (tx: Tx, order: TransferOrder) => Promise<VenueTransfer>;
  /** Second step, once the first is committed: waits a moment for the venue, then leaves the rest to the worker. */
  readonly finish: (id: bigint) => Promise<VenueTransfer>;
  /** Takes up what a stop or a crash left between the steps. */
  readonly resume: () => Promise<void>;
  readonly close: () => void;
}

/** How long a call waits for a venue before it answers "pending". */
const PATIENCE_MS = 2_000;

/** One timer a transfer that waits for its venue, none left after `close`. */
function createTransferTimers({ db, clock, queue }: TransferPorts) {
  const timers = new Map<bigint, () => void>();
  const wait = ({ id, answers_at }: VenueTransfer) => {
    if (timers.has(id)) return;
    timers.set(
      id,
      clock.after(Math.max(0, answers_at.getTime() - clock.now()), () => settle(id)),
    );
  };
  const settle = (id: bigint) => {
    timers.delete(id);
    void queue.add('end venue transfer', async () => {
      const transfer = await settleTransfer(db, id, new Date(clock.now()));
      // A timer may fire before the clock says so.
      if (transfer.status === 'pending') wait(transfer);
    });
  };
  return {
    wait,
    close: () => {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}

/** Sets up transfers between the wallet and the venues. */
export function createTransfers(ports: TransferPorts): Transfers {
  const { db, clock } = ports;
  const faults = createVenueFaults();
  const waiter = createTransferTimers(ports);
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  const finish = async (id: bigint) => {
    const transfer = await transferById(db, id);
    if (transfer.status !== 'pending') return transfer;
    const left = transfer.answers_at.getTime() - clock.now();
    if (left > 0 && left <= PATIENCE_MS) await sleep(left);
    // Whatever becomes of this try, the transfer is ended some time.
    const ended = await settleTransfer(db, id, new Date(clock.now())).catch((error: unknown) => {
      waiter.wait(transfer);
      throw error;
    });
    if (ended.status === 'pending') waiter.wait(ended);
    return ended;
  };

  return {
    faults,
    begin: (tx, order) => beginTransfer(tx, order, faults.take(order.venueCode)),
    finish,
    resume: async () => {
      const pending = await db.selectFrom('venue_transfers').selectAll().where('status', '=', 'pending').execute();
      for (const transfer of pending) waiter.wait(transfer);
    },
    close: waiter.close,
  };
}
