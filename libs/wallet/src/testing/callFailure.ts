import { SiteError } from '@pavilion/kernel';

/** Details of a {@link CallFailure}. */
interface CallFailureDetails {
  readonly code?: number;
  readonly outcome?: 'none' | 'unknown';
  readonly data?: unknown;
  readonly serverMessage?: string;
}

/** Error with the shape of an error of `@pavilion/api-client`. */
export class CallFailure extends SiteError {
  readonly messageKey = 'test';
  readonly code: number | undefined;
  readonly outcome: 'none' | 'unknown' | undefined;
  readonly data: unknown;
  readonly serverMessage: string;

  constructor(
    readonly kind: 'api' | 'transport' | 'protocol',
    { code, outcome, data, serverMessage = '' }: CallFailureDetails = {},
  ) {
    super(`${kind} ${code ?? outcome ?? ''}`);
    this.code = code;
    this.outcome = outcome;
    this.data = data;
    this.serverMessage = serverMessage;
  }
}

/** Creates the error of a refusal by the platform. */
export const refused = (code: number, data?: unknown, serverMessage = '') =>
  new CallFailure('api', { code, data, serverMessage });
/** Creates the error of a call without a response. */
export const responseLost = (outcome: 'none' | 'unknown' = 'unknown') => new CallFailure('transport', { outcome });
