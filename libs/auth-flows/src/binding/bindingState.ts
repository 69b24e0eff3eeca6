import type { CallFailure } from '@pavilion/api-client';
import type { BindingFieldErrors, BindingFields } from '../validators/bindingFields.ts';

/** Kind of binding (USR-02); `password` is the login password or the second password. */
export type BindingKind = BindingFields['kind'];

/** State of binding. One form is open at a time. The state contains no field of it. */
export type BindingState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'editing';
      readonly kind: BindingKind;
      readonly fieldErrors?: BindingFieldErrors;
      readonly failure?: CallFailure;
    }
  | { readonly step: 'submitting' | 'bound'; readonly kind: BindingKind };

/** Step of binding. */
export type BindingStep = BindingState['step'];

/** State without an open form. */
export const idleBinding: BindingState = { step: 'idle' };
