import { idleBinding, idleSendCode, type BindingState, type SendCodeState } from '@pavilion/auth-flows';
import type { RootState } from '@pavilion/site-contract';
import { createAction } from '@reduxjs/toolkit';

declare module '@pavilion/site-contract' {
  interface LazyState {
    binding: BindingState;
    sendCode: SendCodeState;
  }
}

/** Selects the binding flow; idle until its slice is loaded. */
export const selectBindingFlow = (state: RootState): BindingState => state.binding ?? idleBinding;

/** Selects the flow that sends codes, a slice of the auth feature. */
export const selectCodeFlow = (state: RootState): SendCodeState => state.sendCode ?? idleSendCode;

/** Requests the member again after a binding whose response, or whose update of the member, was lost. */
export const profileRequested = createAction('binding/profileRequested');
