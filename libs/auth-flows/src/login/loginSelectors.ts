import type { LoginState } from './loginState.ts';

/** Part of a host's Redux state that contains the login: mount `loginReducer` under `login`. */
export interface LoginSlice {
  readonly login: LoginState;
}

/** Selects the state of the login. */
export const selectLogin = (state: LoginSlice): LoginState => state.login;

/** Selects whether a login is in progress. Buttons are disabled meanwhile. */
export const selectIsLoggingIn = (state: LoginSlice): boolean =>
  state.login.step === 'submitting' || state.login.step === 'entering';
