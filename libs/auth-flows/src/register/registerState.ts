import type { CallFailure } from '@pavilion/api-client';
import type { RegisterFieldErrors } from '../validators/registerForm.ts';

/** State of registration. It contains no password. `registered` ignores another submit (F-AUTH-16). */
export type RegisterState =
  | { readonly step: 'idle' }
  | { readonly step: 'editing'; readonly username: string; readonly fieldErrors?: RegisterFieldErrors }
  | { readonly step: 'submitting' | 'captchaRequired' | 'registered'; readonly username: string }
  | { readonly step: 'refused'; readonly username: string; readonly failure: CallFailure };

/** Step of registration. */
export type RegisterStep = RegisterState['step'];

/** State without an open form. */
export const idleRegister: RegisterState = { step: 'idle' };
