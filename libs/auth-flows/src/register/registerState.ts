import type { CallFailure } from '@pavilion/api-client';
import type { RegisterFieldErrors } from '../validators/registerForm.ts';

/** Where a registration stands. No state holds a password. `registered` takes no second one (F-AUTH-16). */
export type RegisterState =
  | { readonly step: 'idle' }
  | { readonly step: 'editing'; readonly username: string; readonly fieldErrors?: RegisterFieldErrors }
  | { readonly step: 'submitting' | 'captchaRequired' | 'registered'; readonly username: string }
  | { readonly step: 'refused'; readonly username: string; readonly failure: CallFailure };

export type RegisterStep = RegisterState['step'];

/** No registration is open. */
export const idleRegister: RegisterState = { step: 'idle' };
