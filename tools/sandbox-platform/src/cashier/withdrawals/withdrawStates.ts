import type { WithdrawState } from '../../db/tables/cashierTables.ts';

/** What happens to a withdrawal. */
export type WithdrawEvent = 'review' | 'approve' | 'pay' | 'reject';

/** Every step a withdrawal can take; the money is out, or back, at the two ends and nowhere else. */
export const withdrawSteps: Readonly<Record<WithdrawState, Partial<Readonly<Record<WithdrawEvent, WithdrawState>>>>> = {
  submitted: { review: 'reviewing', reject: 'rejected' },
  reviewing: { approve: 'paying', reject: 'rejected' },
  paying: { pay: 'paid', reject: 'rejected' },
  paid: {},
  rejected: {},
};

/** The state an event leads to, or nothing where it does not fit. */
export function nextWithdrawState(state: WithdrawState, event: WithdrawEvent): WithdrawState | undefined {
  return withdrawSteps[state][event];
}

/** The step the clock takes from a state, where it takes one. */
export const clockSteps: Readonly<Partial<Record<WithdrawState, WithdrawEvent>>> = {
  submitted: 'review',
  reviewing: 'approve',
  paying: 'pay',
};
