import { SiteError } from '@pavilion/kernel';
import type { ErrorMessageKey } from './errorMessageKey.ts';

/** Why no answer came. `unavailable` is a gateway's 5xx or 429: nobody behind it answered. */
export type TransportReason = 'timeout' | 'network' | 'offline' | 'aborted' | 'unavailable';

/**
 * Whether the call may have had an effect. `unknown` is said of a money call that left and was not answered: it is asked
 * about, never repeated blindly, and never shown as failed (ruling W3, invariant I9).
 */
export type CallOutcome = 'none' | 'unknown';

export interface TransportErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  /** How often the call was sent, for support (F-API-26). */
  readonly attempts: number;
  /** Milliseconds the server asked to wait. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** No answer: offline, refused, cut off, aborted, or past the 30 s limit (API-03). */
export class TransportError extends SiteError {
  override readonly name = 'TransportError';
  readonly kind = 'transport';
  readonly messageKey: ErrorMessageKey;
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly reason: TransportReason,
    facts: TransportErrorDetails,
  ) {
    super(`${facts.endpointId} got no answer: ${reason} (request ${facts.requestId}, attempts ${facts.attempts}).`, {
      cause: facts.cause,
    });
    this.messageKey = facts.outcome === 'unknown' ? 'error.outcomeUnknown' : `error.${reason}`;
    this.endpointId = facts.endpointId;
    this.requestId = facts.requestId;
    this.outcome = facts.outcome;
    this.attempts = facts.attempts;
    this.retryAfterMs = facts.retryAfterMs;
  }
}
