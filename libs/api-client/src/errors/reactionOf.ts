import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import type { ErrorReaction } from './reactions.ts';
import type { ProtocolError } from './protocolError.ts';
import type { TransportError } from './transportError.ts';

/** Every error `client.call` rejects with. */
export type CallError = ApiError | TransportError | ProtocolError;

/** Tells a refusal by the server from every other error; across duplicate installs, too. */
export function isApiError(error: unknown): error is ApiError {
  return isSiteError(error) && (error as Partial<ApiError>).kind === 'api';
}

/** Tells an error of `client.call` from a bug. */
export function isCallError(error: unknown): error is CallError {
  return isSiteError(error) && ['api', 'transport', 'protocol'].includes((error as Partial<CallError>).kind ?? '');
}

/** What the site does about an error (ERR-02 to ERR-10): a call its owner gave up is no event, all else is shown. */
export function reactionOf(error: unknown): ErrorReaction {
  if (isApiError(error)) return error.reaction;
  const isAborted = isCallError(error) && error.kind === 'transport' && error.reason === 'aborted';
  return isAborted && error.outcome === 'none' ? 'none' : 'show';
}

const uncertain: readonly number[] = [6005, 6006, 6317, 6399];

/**
 * Whether a *money* call's error leaves open what happened (I9): unanswered, unreadable, or the server's own trouble
 * (6005, 6006, 6317 "still running", 6399). Then ask; never say "failed".
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return error.kind === 'api' ? uncertain.includes(error.code) : error.outcome === 'unknown';
}
