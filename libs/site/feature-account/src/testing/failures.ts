import { SiteError } from '@pavilion/kernel';

/** A refusal of the platform, as the client throws it. */
export class RefusedCall extends SiteError {
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

/** An answer that never came. */
export class LostAnswer extends SiteError {
  readonly kind = 'network';
  readonly messageKey = 'error.network';
}
