import { isSiteError } from '@pavilion/kernel';
import type { ApiError } from './apiError.ts';
import { isCallError } from './isCallError.ts';
import type { ErrorReaction } from './reactions.ts';

/** Tells a refusal by the server from every other error; across duplicate installs, too. */
export function isApiError(error: unknown): error is ApiError {
  return isSiteError(error) && (error as Partial<ApiError>).kind === 'api';
}

/** What the site does about an error (ERR-02 to ERR-10): a call its owner gave up is no event, all else is shown. */
export function getErrorReaction(error: unknown): ErrorReaction {
  if (isApiError(error)) return error.reaction;
  const isAborted = isCallError(error) && error.kind === 'transport' && error.reason === 'aborted';
  return isAborted && error.outcome === 'none' ? 'none' : 'show';
}
