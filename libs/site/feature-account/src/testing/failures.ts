import { SiteError } from '@pavilion/kernel';

/** Refusal of the platform, as thrown by the client. */
export class RefusedCallError extends SiteError {
  readonly kind = 'business';
  readonly messageKey = 'error.unknown';
  constructor(
    readonly code: number,
    readonly serverMessage = '',
    readonly data: unknown = null,
  ) {
    super(serverMessage);
  }
}

/** Error of a call whose response was lost. */
export class LostResponseError extends SiteError {
  readonly kind = 'network';
  readonly messageKey = 'error.network';
}
