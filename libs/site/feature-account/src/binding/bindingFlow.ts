import { idleBinding, idleSendCode, type BindingState, type SendCodeState } from '@pavilion/auth-flows';
import type { RootState } from '@pavilion/site-contract';
import { createAction } from '@reduxjs/toolkit';

declare module '@pavilion/site-contract' {
  interface LazyState {
    binding: BindingState;
    sendCode: SendCodeState;
  }
}

/** The binding; idle until the slice has come in. */
export const selectBindingFlow = (state: RootState): BindingState => state.binding ?? idleBinding;

/** The sending of codes, a slice of the auth feature. */
export const selectCodeFlow = (state: RootState): SendCodeState => state.sendCode ?? idleSendCode;

/** Asks for the member's facts once more, after a binding whose answer or whose facts were lost on the way. */
export const profileRequested = createAction('binding/factsRequested');
