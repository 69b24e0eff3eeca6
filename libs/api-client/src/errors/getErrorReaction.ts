import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import { isCallError } from './isCallError.ts';
import type { ErrorReaction } from './reactions.ts';
import { isSessionEndedError } from './sessionEndedError.ts';

/** Whether an error is a refusal by the server. Works across duplicate installs. */
export function isApiError(error: unknown): error is ApiError {
  return isSiteError(error) && (error as Partial<ApiError>).kind === 'api';
}

/**
 * Returns the reaction of the site to an error (ERR-02 to ERR-10): none for a cancelled call or one of an ended session, else
 * shown by default.
 */
export function getErrorReaction(error: unknown): ErrorReaction {
  if (isApiError(error)) return error.reaction;
  if (isSessionEndedError(error)) return 'none';
  const isAborted = isCallError(error) && error.kind === 'transport' && error.reason === 'aborted';
  return isAborted && error.outcome === 'none' ? 'none' : 'show';
}
