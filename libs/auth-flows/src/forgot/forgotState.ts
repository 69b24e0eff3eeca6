import type { CallFailure } from '@pavilion/api-client';
import type { ForgotIdentityErrors } from '../validators/forgotIdentity.ts';
import type { RegisterFieldErrors } from '../validators/registerForm.ts';

/** Medium of the code. */
export type ForgotMedium = 'phone' | 'email';

interface Form {
  readonly by: ForgotMedium;
  /** Masked destination of the code; empty before the first one. */
  readonly maskedAccount: string;
}

/**
 * State of the password reset. It contains no password, code, ticket, full phone number or address; the saga holds those.
 * `FORGOT_STEPS` maps the steps to the numbers of the specification (§4).
 */
export type ForgotState =
  | { readonly step: 'idle' }
  | ({
      readonly step: 'identity';
      readonly fieldErrors?: ForgotIdentityErrors;
      readonly failure?: CallFailure;
    } & Form)
  | ({ readonly step: 'identifying' | 'verifying' | 'resetting' | 'done' } & Form)
  | ({
      readonly step: 'code';
      readonly fieldError?: 'codeRequired' | 'codeRule';
      readonly failure?: CallFailure;
    } & Form)
  | ({
      readonly step: 'password';
      readonly fieldErrors?: Pick<RegisterFieldErrors, 'password' | 'repeatPassword'>;
      readonly failure?: CallFailure;
    } & Form);

/** Step of the password reset. */
export type ForgotStep = ForgotState['step'];

/** Step numbers of §4: 0 identity, 1 code check, 2 new password, 3 success. */
export const FORGOT_STEPS: Readonly<Record<Exclude<ForgotStep, 'idle'>, 0 | 1 | 2 | 3>> = {
  identity: 0,
  identifying: 0,
  code: 1,
  verifying: 1,
  password: 2,
  resetting: 2,
  done: 3,
};

/** State without a password reset. */
export const idleForgot: ForgotState = { step: 'idle' };
