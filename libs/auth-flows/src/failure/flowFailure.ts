import { isSiteError } from '@pavilion/kernel';

/** Why a flow could not go on, as plain data that Redux may hold. It never holds a password, code or phone number. */
export interface FlowFailure {
  /** `kind` of the error; `unexpected` is a bug, and its text is never shown. */
  readonly kind: string;
  /** Numeric code of the answer; absent when there was none. */
  readonly code?: number;
  /** Key of a text of the error catalogue, `error.…`: shown when the server sent no words of its own (ERR-09). */
  readonly messageKey: string;
  /** What the server said; shown first (ERR-09), as plain text, never as HTML. */
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
  if (!isSiteError(error)) return { kind: 'unexpected', messageKey: 'error.unknown' };
  const { kind, messageKey, code, serverMessage } = error as ErrorFacts;
  return {
    kind,
    messageKey,
    ...(typeof code === 'number' && { code }),
    ...(typeof serverMessage === 'string' && serverMessage !== '' && { serverText: serverMessage }),
  };
}
