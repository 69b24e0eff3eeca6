import type { Clock } from '@pavilion/kernel';
import type { PendingActionStore } from './createPendingActionStore.ts';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** What a kind of money action needs from outside. */
export interface MoneyActionPorts<Draft, Answer, Secret> {
  /** Sends it under `requestId`. Called once for an id by a flow, ever; what comes after is `ask`. */
  readonly send: (draft: Draft, requestId: string, secret: Secret | undefined) => Promise<Answer>;
  /**
   * Asks what became of an id: a read, or the same call under the same id, which the platform answers from its book.
   * `undefined`: it has no such request. A throw is "not known", unless `isRefusal` says that it settles the matter.
   */
  readonly queryOutcome: (action: PendingMoneyAction<Draft>) => Promise<Answer | undefined>;
  /** Whether an answer is the end of it. `reversed`: the money is back where it was. Always `done` unless given. */
  readonly statusOf?: (answer: Answer) => 'done' | 'pending' | 'reversed';
  readonly pendingActions: PendingActionStore<Draft>;
  /** A new request id, unguessable; kernel's `createId`. */
  readonly createId: () => string;
  readonly clock: Clock;
  /** Whether an error of `send` proves that nothing moved. `isDefiniteRefusal` of api-client unless given. */
  readonly isRefusal?: (error: unknown) => boolean;
  /** Hears errors that no flow expects; the outcome is then unknown. */
  readonly report?: (error: unknown) => void;
}
