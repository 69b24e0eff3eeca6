import { isSiteError } from '@pavilion/kernel';

/** Why a flow could not go on, as plain data that Redux may hold. It never holds a password, code or phone number. */
export interface FlowFailure {
  /** `kind` of the error; `unexpected` is a bug, and its text is never shown. */
  readonly kind: string;
  /** Numeric code of the answer; absent when there was none. */
  readonly code?: number;
  /** Key of the text to show when the server sent none in the player's language. */
  readonly messageKey: string;
  /** What the server said, for codes whose own text belongs on screen. Plain text, never HTML. */
  readonly serverText?: string;
}

interface ErrorFacts {
  readonly kind: string;
  readonly messageKey: string;
  readonly code?: unknown;
  readonly serverMessage?: unknown;
}

/**
 * Reads any thrown value into a `FlowFailure`.
 *
 * Reads by shape, not by class: two installed copies of the client have two classes of one name.
 */
export function toFlowFailure(error: unknown): FlowFailure {
  if (!isSiteError(error)) return { kind: 'unexpected', messageKey: 'unexpected' };
  const { kind, messageKey, code, serverMessage } = error as ErrorFacts;
  return {
    kind,
    messageKey,
    ...(typeof code === 'number' && { code }),
    ...(typeof serverMessage === 'string' && serverMessage !== '' && { serverText: serverMessage }),
  };
}
