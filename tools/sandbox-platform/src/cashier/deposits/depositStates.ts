import type { DepositState } from '../../db/tables/cashierTables.ts';

/** What happens to a deposit order. */
export type DepositEvent = 'paid' | 'paidWrong' | 'close' | 'expire' | 'confirm' | 'fail';

/**
 * Every step a deposit order can take; what is not here cannot happen.
 *
 * Money that comes is never turned away: after the order's end it waits as `late`, another sum as `wrongAmount`, and the
 * operator credits what came or sends it back.
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

/** The state an event leads to, or nothing where it does not fit. */
export function nextDepositState(state: DepositState, event: DepositEvent): DepositState | undefined {
  return depositSteps[state][event];
}

/** How the record of transactions tells of a state. */
export function toTransactionStatus(state: DepositState): 'processing' | 'success' | 'failed' {
  if (state === 'confirmed') return 'success';
  return state === 'closed' || state === 'expired' || state === 'failed' ? 'failed' : 'processing';
}
