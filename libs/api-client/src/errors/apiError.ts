import { SiteError } from '@pavilion/kernel';
import { type ErrorMessageKey, keyOfCode } from './errorMessageKey.ts';
import { type ErrorReaction, reactionToCode } from './reactions.ts';

/** Facts about a refusal beside its code. */
export interface ApiErrorFacts {
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
    facts: ApiErrorFacts,
  ) {
    super(`${facts.endpointId} was refused with ${code} (request ${facts.requestId}).`);
    this.reaction = reactionToCode(code);
    this.messageKey = facts.messageKey ?? keyOfCode(code);
    this.endpointId = facts.endpointId;
    this.requestId = facts.requestId;
    this.serverMessage = facts.serverMessage;
    this.data = facts.data;
  }
}
