import { SiteError } from '@pavilion/kernel';
import type { ErrorMessageKey } from './errorMessageKey.ts';
import type { CallOutcome } from './transportError.ts';

/**
 * What does not fit. `request`: the caller's body or path; nothing was sent. `notJson`: an HTML page or half a body;
 * `envelope`: no readable `status_code`; `response`: `data` that breaks its schema; `tooLarge`: size or depth limit;
 * `keyChanged`: the platform has another key and this page could not get it.
 */
export type ProtocolReason =
  'request' | 'notJson' | 'envelope' | 'response' | 'tooLarge' | 'undecryptable' | 'downgraded' | 'keyChanged';

export interface ProtocolErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  /** Set for the `resource` call, whose broken answers have a text of their own (ERR-05). */
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
  return isGameData && !isOurs ? 'error.gameData' : (keys[reason] ?? 'error.badAnswer');
}

/** A call or an answer that does not decrypt, parse or fit. Report it; do not repeat it. */
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
