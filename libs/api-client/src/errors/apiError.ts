import { SiteError } from '@pavilion/kernel';
import { type ErrorMessageKey, toErrorMessageKey } from './errorMessageKey.ts';
import { type ErrorReaction, getReactionForCode } from './reactions.ts';

/** Facts about a refusal beside its code. */
export interface ApiErrorDetails {
  readonly endpointId: string;
  readonly requestId: string;
  /** The server's own words, as text; empty when it sent none. Shown before the catalogue's text (ERR-09). */
  readonly serverMessage: string;
  /** `data` of the refusal, such as `phoneNumber` of 6026. Unchecked. */
  readonly data?: unknown;
  /** Set where the catalogue's text is not the right one. */
  readonly messageKey?: ErrorMessageKey;
}

/** The server answered, and said no. */
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
