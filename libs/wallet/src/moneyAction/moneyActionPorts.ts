import type { Clock } from '@pavilion/kernel';
import type { PendingActionStore } from './createPendingActionStore.ts';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** Ports of a money action. */
export interface MoneyActionPorts<Draft, Result, Secret> {
  /** Sends the action under `requestId`. A flow calls it once for each id; later it calls `queryOutcome`. */
  readonly send: (draft: Draft, requestId: string, secret: Secret | undefined) => Promise<Result>;
  /**
   * Queries the outcome of an action: by a read, or by the same call under the same id, which the platform does not perform
   * again. `undefined` means that the platform has no such request. If it throws, the outcome stays unknown, except for the
   * codes of a handler that has looked up the id.
   */
  readonly queryOutcome: (action: PendingMoneyAction<Draft>) => Promise<Result | undefined>;
  /** Returns the status of a response. `reversed`: the money was returned. Default: always `done`. */
  readonly getStatus?: (response: Result) => 'done' | 'pending' | 'reversed';
  readonly pendingActions: PendingActionStore<Draft>;
  /** Returns a new, unguessable request id, for example `createId` of `@pavilion/kernel`. */
  readonly createId: () => string;
  readonly clock: Clock;
  /** Whether an error of `send` proves that no money moved. Default: `isDefiniteRefusal` of `@pavilion/api-client`. */
  readonly isRefusal?: (error: unknown) => boolean;
  /** Receives unexpected errors. The outcome is then unknown. */
  readonly report?: (error: unknown) => void;
}
