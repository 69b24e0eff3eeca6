import { SiteError } from '@pavilion/kernel';
import type { ErrorMessageKey } from './errorMessageKey.ts';
import type { CallOutcome } from './callOutcome.ts';

/**
 * Reason of a protocol error. `request`: invalid body or path, nothing was sent. `notJson`: an HTML page or a truncated
 * body. `envelope`: no valid `status_code`. `response`: `data` does not match its schema. `tooLarge`: size or depth limit.
 * `keyChanged`: the platform has another key, which this page could not load.
 */
export type ProtocolReason =
  'request' | 'notJson' | 'envelope' | 'response' | 'tooLarge' | 'undecryptable' | 'downgraded' | 'keyChanged';

export interface ProtocolErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  /** Set for a `resource` call, whose invalid responses have their own text (ERR-05). */
  readonly isGameData?: boolean;
  readonly detail?: string;
}

const keys: Partial<Record<ProtocolReason, ErrorMessageKey>> = {
  request: 'error.badRequest',
  notJson: 'error.6006',
  keyChanged: 'error.keyChanged',
};

function getMessageKey(reason: ProtocolReason, { outcome, isGameData }: ProtocolErrorDetails): ErrorMessageKey {
  if (outcome === 'unknown') return 'error.outcomeUnknown';
  const isOurs = reason === 'request' || reason === 'keyChanged';
  return isGameData && !isOurs ? 'error.gameData' : (keys[reason] ?? 'error.badResponse');
}

/** Error of a call or response that cannot be decrypted, parsed or validated. Report it and do not repeat the call. */
export class ProtocolError extends SiteError {
  override readonly name = 'ProtocolError';
  readonly kind = 'protocol';
  readonly messageKey: ErrorMessageKey;
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;

  constructor(
    readonly reason: ProtocolReason,
    facts: ProtocolErrorDetails,
  ) {
    super(`${facts.endpointId}: ${reason}${facts.detail ? `, ${facts.detail}` : ''} (request ${facts.requestId}).`);
    this.messageKey = getMessageKey(reason, facts);
    this.endpointId = facts.endpointId;
    this.requestId = facts.requestId;
    this.outcome = facts.outcome;
  }
}
