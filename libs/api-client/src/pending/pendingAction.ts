import type { CallError } from '../errors/isCallError.ts';

/** Money action of a member, stored before it is sent until its outcome is known (W3). */
export interface PendingAction {
  /** Idempotency key, created once per action. The outcome is queried by it. */
  readonly requestId: string;
  /** Kind of the action, such as `transfer`. One per kind is in progress; the next one waits for its outcome (F-WAL-05). */
  readonly kind: string;
  /** User id of the member whose money it is. */
  readonly owner: string;
  /** Time of storing, milliseconds. */
  readonly savedAt: number;
  /** Data for display after a reload, such as the amount. Stored in clear text: never a password. */
  readonly note: Readonly<Record<string, string>>;
}

/**
 * Status of an action on the platform. `notDone`: no such request id; it counts only once the action is too old to be in
 * transit.
 */
export type ActionStatus = 'done' | 'notDone' | 'unknown';

/** Outcome of sending an action. */
export type ActionOutcome<Result> =
  | { readonly status: 'done'; readonly response: Result }
  /** The platform refused, or nothing was sent: no money moved. */
  | { readonly status: 'refused'; readonly error: CallError }
  /** The outcome is not known. Show "processing", never "failed", and query it. */
  | { readonly status: 'unknown'; readonly action: PendingAction; readonly error: unknown }
  /** Nothing was sent, because the outcome of an earlier action of this kind is unknown. */
  | { readonly status: 'blocked'; readonly action: PendingAction };

/** A pending action whose outcome was found. */
export interface ResolvedAction {
  readonly action: PendingAction;
  readonly verdict: 'done' | 'notDone';
}
