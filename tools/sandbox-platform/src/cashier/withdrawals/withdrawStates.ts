import type { WithdrawState } from '../../db/tables/cashierTables.ts';

/** Event of a withdrawal. */
export type WithdrawEvent = 'review' | 'approve' | 'pay' | 'reject';

/** All transitions of a withdrawal. Only the two final states pay or return the money. */
export const withdrawSteps: Readonly<Record<WithdrawState, Partial<Readonly<Record<WithdrawEvent, WithdrawState>>>>> = {
  submitted: { review: 'reviewing', reject: 'rejected' },
  reviewing: { approve: 'paying', reject: 'rejected' },
  paying: { pay: 'paid', reject: 'rejected' },
  paid: {},
  rejected: {},
};

/** Returns the state after an event, or `undefined` if the event does not fit. */
export function findNextWithdrawState(state: WithdrawState, event: WithdrawEvent): WithdrawState | undefined {
  return withdrawSteps[state][event];
}

/** Automatic events by state. */
export const clockSteps: Readonly<Partial<Record<WithdrawState, WithdrawEvent>>> = {
  submitted: 'review',
  reviewing: 'approve',
  paying: 'pay',
};
