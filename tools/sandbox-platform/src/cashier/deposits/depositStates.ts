import type { DepositState } from '../../db/tables/cashierTables.ts';

/** Event of a deposit order. */
export type DepositEvent = 'paid' | 'paidWrong' | 'close' | 'expire' | 'confirm' | 'fail';

/**
 * All transitions of a deposit order.
 *
 * A payment is never rejected: after the end of the order its state is `late`, with another amount `wrongAmount`. The
 * operator then credits the paid amount or returns it.
 */
export const depositSteps: Readonly<Record<DepositState, Partial<Readonly<Record<DepositEvent, DepositState>>>>> = {
  created: {
    paid: 'paid',
    paidWrong: 'wrongAmount',
    close: 'closed',
    expire: 'expired',
    confirm: 'confirmed',
    fail: 'failed',
  },
  paid: { confirm: 'confirmed', fail: 'failed' },
  wrongAmount: { confirm: 'confirmed', fail: 'failed' },
  late: { confirm: 'confirmed', fail: 'failed' },
  expired: { paid: 'late', paidWrong: 'late' },
  closed: { paid: 'late', paidWrong: 'late' },
  confirmed: {},
  failed: {},
};

/** Returns the state after an event, or `undefined` if the event does not fit. */
export function findNextDepositState(state: DepositState, event: DepositEvent): DepositState | undefined {
  return depositSteps[state][event];
}

/** Converts a deposit state to the status of its transaction. */
export function toTransactionStatus(state: DepositState): 'processing' | 'success' | 'failed' {
  if (state === 'confirmed') return 'success';
  return state === 'closed' || state === 'expired' || state === 'failed' ? 'failed' : 'processing';
}
