import { SiteError } from '@pavilion/kernel';

/** A failure as the client throws it, by shape. */
export class TestError extends SiteError {
  readonly messageKey = 'test';
  constructor(
    readonly kind: 'api' | 'transport' | 'protocol',
    readonly code?: number,
    readonly data?: unknown,
    readonly serverMessage?: string,
  ) {
    super(`${kind} ${code ?? ''}`);
  }
}
