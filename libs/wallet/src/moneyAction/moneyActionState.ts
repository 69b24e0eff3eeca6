import type { MoneyFailure } from '../failure/moneyFailure.ts';

/** Something with money, as it is kept from before it is sent until what came of it is known (W3). */
export interface PendingMoneyAction<Draft> {
  /** Made once for what the player did; goes out as the call's request id, and is what the platform is asked about. */
  readonly requestId: string;
  /** What is to be done. Kept in the clear: never a password, never a name. */
  readonly draft: Draft;
  /** Milliseconds UTC of the host's clock. */
  readonly savedAt: number;
}

/**
 * Where something with money stands.
 *
 * `pending`: the platform has it, somebody behind it (a venue) has not answered yet. `unknown`: nobody has answered; it is
 * asked about, and never called failed (F-WAL-05). `refused`: for certain no money moved, or it is back.
 */
export type MoneyActionState<Draft, Answer> =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' | 'unknown'; readonly action: PendingMoneyAction<Draft> }
  | { readonly step: 'pending' | 'done'; readonly action: PendingMoneyAction<Draft>; readonly answer: Answer }
  | { readonly step: 'refused'; readonly action: PendingMoneyAction<Draft>; readonly failure: MoneyFailure };

export type MoneyActionStep = MoneyActionState<unknown, unknown>['step'];

/** Whether it is on its way: nothing else of its kind may be sent. */
export const isInProgress = ({ step }: { readonly step: MoneyActionStep }): boolean =>
  step === 'sending' || step === 'pending' || step === 'unknown';
