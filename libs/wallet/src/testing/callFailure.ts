import { SiteError } from '@pavilion/kernel';

/** An error of the client, by shape. */
export class CallFailure extends SiteError {
  readonly messageKey = 'test';
  constructor(
    readonly kind: 'api' | 'transport' | 'protocol',
    readonly code?: number,
    readonly outcome?: 'none' | 'unknown',
    readonly data?: unknown,
    readonly serverMessage = '',
  ) {
    super(`${kind} ${code ?? outcome ?? ''}`);
  }
}

/** The platform said no. */
export const refused = (code: number, data?: unknown, serverMessage = '') =>
  new CallFailure('api', code, undefined, data, serverMessage);
/** Nobody answered. */
export const unanswered = (outcome: 'none' | 'unknown' = 'unknown') => new CallFailure('transport', undefined, outcome);
