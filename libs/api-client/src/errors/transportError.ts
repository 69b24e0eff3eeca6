import { SiteError } from '@pavilion/kernel';
import type { CallOutcome } from './callOutcome.ts';
import type { ErrorMessageKey } from './errorMessageKey.ts';

/** Reason why there is no response. `unavailable`: a gateway returned 5xx or 429. */
export type TransportReason = 'timeout' | 'network' | 'offline' | 'aborted' | 'unavailable';

export interface TransportErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  /** Number of attempts, for support (F-API-26). */
  readonly attempts: number;
  /** Milliseconds to wait, as the server requested. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Error of a call without a response: offline, refused, interrupted, aborted, or over the 30 s limit (API-03). */
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
    super(`${facts.endpointId} got no response: ${reason} (request ${facts.requestId}, attempts ${facts.attempts}).`, {
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
