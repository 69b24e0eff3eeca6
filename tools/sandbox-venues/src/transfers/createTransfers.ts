import type { Clock } from '@pavilion/kernel';
import type { WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { beginTransfer, type TransferOrder } from './beginTransfer.ts';
import { createVenueFaults, type VenueFaultPlan } from './createVenueFaults.ts';
import { computeResponseWait, readTransfer, settleTransfer } from './settleTransfer.ts';

export interface TransferPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly queue: WorkQueue;
}

/** Transfers between the centre wallet and the venues. */
export interface Transfers {
  readonly faults: VenueFaultPlan;
  /** Runs the first step in the caller's transaction. */
  readonly begin: (tx: Tx, order: TransferOrder) => Promise<VenueTransfer>;
  /**
   * Runs the second step after the commit of the first. It waits up to 2 s for the venue; a slower transfer stays
   * pending.
   */
  readonly finish: (id: bigint) => Promise<VenueTransfer>;
  /** Schedules the second step of all pending transfers after a restart. */
  readonly resume: () => Promise<void>;
  readonly close: () => void;
}

/** Longest wait of a call for a venue before the response is "pending". */
const MAX_WAIT_MS = 2_000;

/** Creates one timer per pending transfer. `close` cancels all of them. */
function createTransferTimers({ db, clock, queue }: TransferPorts) {
  const timers = new Map<bigint, () => void>();
  const wait = (transfer: VenueTransfer) => {
    const { id } = transfer;
    if (timers.has(id)) return;
    timers.set(
      id,
      clock.after(computeResponseWait(transfer, new Date(clock.now())), () => settle(id)),
    );
  };
  const settle = (id: bigint) => {
    timers.delete(id);
    void queue.add('end venue transfer', async () => {
      const transfer = await settleTransfer(db, id, new Date(clock.now()));
      // A timer may fire before the response is due.
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

/** Creates the transfers between the centre wallet and the venues. */
export function createTransfers(ports: TransferPorts): Transfers {
  const { db, clock } = ports;
  const faults = createVenueFaults();
  const waiter = createTransferTimers(ports);
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  const finish = async (id: bigint) => {
    const transfer = await readTransfer(db, id);
    if (transfer.status !== 'pending') return transfer;
    const left = computeResponseWait(transfer, new Date(clock.now()));
    if (left > 0 && left <= MAX_WAIT_MS) await sleep(left);
    // If this attempt fails, a timer settles the transfer later.
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
