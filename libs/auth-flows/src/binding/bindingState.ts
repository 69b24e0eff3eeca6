import type { CallFailure } from '@pavilion/api-client';
import type { BindingFieldErrors, BindingFields } from '../validators/bindingFields.ts';

/** What is bound (USR-02); `password` is the login's or the second one. */
export type BindingKind = BindingFields['kind'];

/** Where a binding stands. One form is open at a time; none of its fields is in the state. */
export type BindingState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'editing';
      readonly kind: BindingKind;
      readonly fieldErrors?: BindingFieldErrors;
      readonly failure?: CallFailure;
    }
  | { readonly step: 'submitting' | 'bound'; readonly kind: BindingKind };

export type BindingStep = BindingState['step'];

/** No form is open. */
export const idleBinding: BindingState = { step: 'idle' };
