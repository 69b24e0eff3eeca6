import { SiteError } from '@pavilion/kernel';
import { type ErrorMessageKey, toErrorMessageKey } from './errorMessageKey.ts';
import { type ErrorReaction, getReactionForCode } from './reactions.ts';

/** Details of a refusal. */
export interface ApiErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  /** Plain text of the server; empty if it sent none. It takes precedence over the catalogue's text (ERR-09). */
  readonly serverMessage: string;
  /** `data` of the refusal, such as `phoneNumber` of 6026. Not validated. */
  readonly data?: unknown;
  /** Text key, if it differs from the one of the code. */
  readonly messageKey?: ErrorMessageKey;
}

/** Error of a call that the server refused. */
export class ApiError extends SiteError {
  override readonly name = 'ApiError';
  readonly kind = 'api';
  readonly reaction: ErrorReaction;
  readonly messageKey: ErrorMessageKey;
  readonly endpointId: string;
  readonly requestId: string;
  readonly serverMessage: string;
  readonly data: unknown;

  constructor(
    readonly code: number,
    facts: ApiErrorDetails,
  ) {
    super(`${facts.endpointId} was refused with ${code} (request ${facts.requestId}).`);
    this.reaction = getReactionForCode(code);
    this.messageKey = facts.messageKey ?? toErrorMessageKey(code);
    this.endpointId = facts.endpointId;
    this.requestId = facts.requestId;
    this.serverMessage = facts.serverMessage;
    this.data = facts.data;
  }
}
