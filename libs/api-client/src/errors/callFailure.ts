import { isSiteError } from '@pavilion/kernel';
import { getErrorReaction } from './getErrorReaction.ts';
import { type ErrorReaction, getReactionForCode } from './reactions.ts';

/** Plain form of a `SiteError`, because Redux state contains no class instances. It contains no secret or personal data. */
export interface CallFailure {
  /** Kind of the error: `api`, `transport`, `protocol`, or that of another `SiteError`; `unexpected` is a bug. */
  readonly kind: string;
  /** Code of the response (§8); absent without one. */
  readonly code?: number;
  readonly reaction: ErrorReaction;
  /** Key of a text of the error catalogue, `error.…`. It is shown if the server sent no text (ERR-09). */
  readonly messageKey: string;
  /** The server's text, shown first (ERR-09), as plain text and never as HTML. */
  readonly serverText?: string;
  /** Request id of the call, for support. */
  readonly requestId?: string;
}

interface ErrorFields {
  readonly kind: string;
  readonly messageKey: string;
  readonly code?: unknown;
  readonly serverMessage?: unknown;
  readonly requestId?: unknown;
}

/**
 * Converts any thrown value to a `CallFailure`. A value that is no `SiteError` becomes `unexpected`.
 *
 * Reads properties instead of testing the class, because two installed copies of this library have two classes of one name.
 */
export function toCallFailure(error: unknown): CallFailure {
  if (!isSiteError(error)) return { kind: 'unexpected', reaction: 'show', messageKey: 'error.unknown' };
  const { kind, messageKey, code, serverMessage, requestId }: ErrorFields = error;
  return {
    kind,
    messageKey,
    reaction: typeof code === 'number' ? getReactionForCode(code) : getErrorReaction(error),
    ...(typeof code === 'number' && { code }),
    ...(typeof serverMessage === 'string' && serverMessage !== '' && { serverText: serverMessage }),
    ...(typeof requestId === 'string' && requestId !== '' && { requestId }),
  };
}
