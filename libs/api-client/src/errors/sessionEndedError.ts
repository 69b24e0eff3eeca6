import { isSiteError, SiteError } from '@pavilion/kernel';
import type { CallOutcome } from './callOutcome.ts';
import type { ErrorMessageKey } from './errorMessageKey.ts';

/** Details of a {@link SessionEndedError}. */
export interface SessionEndedErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
}

/**
 * Error of a call whose session ended before its response arrived, by logout, expiry or the login of another member. The
 * response is discarded (F-API-28).
 *
 * Show nothing: the player has left. `outcome` is `unknown` for a money call that was sent. Query it when the same member logs
 * in again.
 */
export class SessionEndedError extends SiteError {
  override readonly name = 'SessionEndedError';
  readonly kind = 'sessionEnded';
  readonly messageKey: ErrorMessageKey;
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;

  constructor({ endpointId, requestId, outcome }: SessionEndedErrorDetails) {
    super(`${endpointId}: the session ended before the response arrived (request ${requestId}).`);
    this.messageKey = outcome === 'unknown' ? 'error.outcomeUnknown' : 'error.sessionEnded';
    this.endpointId = endpointId;
    this.requestId = requestId;
    this.outcome = outcome;
  }
}

/** Whether an error is a {@link SessionEndedError}. Works across duplicate installs. */
export function isSessionEndedError(error: unknown): error is SessionEndedError {
  return isSiteError(error) && error.kind === 'sessionEnded';
}
