import type { CallFailure } from '@pavilion/api-client';
import type { ForgotIdentityErrors } from '../validators/forgotIdentity.ts';
import type { RegisterFieldErrors } from '../validators/registerForm.ts';

/** By which way the code comes. */
export type ForgotMedium = 'phone' | 'email';

interface Form {
  readonly by: ForgotMedium;
  /** Where the code went, masked; empty before the first one. */
  readonly maskedAccount: string;
}

/**
 * Where a forgotten password stands. No state holds password, code, ticket, whole phone number or address: those live in
 * the saga. `FORGOT_STEPS` gives the number of the specification (§4).
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

export type ForgotStep = ForgotState['step'];

/** The steps as §4 numbers them: 0 identity, 1 code check, 2 new password, 3 success. */
export const FORGOT_STEPS: Readonly<Record<Exclude<ForgotStep, 'idle'>, 0 | 1 | 2 | 3>> = {
  identity: 0,
  identifying: 0,
  code: 1,
  verifying: 1,
  password: 2,
  resetting: 2,
  done: 3,
};

/** Nobody forgot anything. */
export const idleForgot: ForgotState = { step: 'idle' };
