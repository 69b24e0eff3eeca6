import type { MoneyFailure } from './moneyFailure.ts';

/** Money action that is stored before it is sent, until its outcome is known (W3). */
export interface PendingMoneyAction<Draft> {
  /** Idempotency key, created once for each action of the player. The outcome is queried by it. */
  readonly requestId: string;
  /** Parameters of the action. They are stored in clear text and must not contain a password or a name. */
  readonly draft: Draft;
  /** Milliseconds UTC of the host's clock. */
  readonly savedAt: number;
}

/**
 * State of a money action.
 *
 * `pending`: the platform has accepted it, a venue or payment provider has not. `unknown`: there was no usable response;
 * the outcome is queried (F-WAL-05). `refused`: no money moved, or it was returned.
 */
export type MoneyActionState<Draft, Result> =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' | 'unknown'; readonly action: PendingMoneyAction<Draft> }
  | { readonly step: 'pending' | 'done'; readonly action: PendingMoneyAction<Draft>; readonly response: Result }
  | { readonly step: 'refused'; readonly action: PendingMoneyAction<Draft>; readonly failure: MoneyFailure };

/** Step of a money action. */
export type MoneyActionStep = MoneyActionState<unknown, unknown>['step'];

/** Whether an action is in progress. Another one of its kind must not be sent. */
export const isInProgress = ({ step }: { readonly step: MoneyActionStep }): boolean =>
  step === 'sending' || step === 'pending' || step === 'unknown';
