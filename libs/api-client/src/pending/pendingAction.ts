import type { CallError } from '../errors/isCallError.ts';

/** Something a member did that moves money, from the moment before it is sent until what came of it is known (W3). */
export interface PendingAction {
  /** Made once for this action; goes out as the call's request id, and is what the platform is asked about. */
  readonly requestId: string;
  /** What it is, such as `transfer`. One of a kind at a time: the next one waits until this one is known (F-WAL-05). */
  readonly kind: string;
  /** User id of the member whose money it is. */
  readonly owner: string;
  /** When it was kept, milliseconds. */
  readonly savedAt: number;
  /** What a screen says about it after a reload, such as the amount. Kept in the clear: never a password. */
  readonly note: Readonly<Record<string, string>>;
}

/**
 * What the platform says about an action. `notDone`: it has no such request; believed only once the action is too old to
 * be still on its way.
 */
export type ActionStatus = 'done' | 'notDone' | 'unknown';

/** What came of sending. */
export type ActionOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  /** The platform said no, or nothing left the machine: no money moved. */
  | { readonly status: 'refused'; readonly error: CallError }
  /** Nobody knows yet. Say "processing", never "failed", and ask. */
  | { readonly status: 'unknown'; readonly action: PendingAction; readonly error: unknown }
  /** Nothing was sent, because an earlier one of this kind is still unknown. */
  | { readonly status: 'blocked'; readonly action: PendingAction };

/** An action that was asked about, and the answer. */
export interface ResolvedAction {
  readonly action: PendingAction;
  readonly verdict: 'done' | 'notDone';
}
