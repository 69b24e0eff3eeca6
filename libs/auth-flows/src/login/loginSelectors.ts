import type { LoginState } from './loginState.ts';

/** The part of a host's Redux state where the login lives: mount `loginReducer` under `login`. */
export interface LoginSlice {
  readonly login: LoginState;
}

/** The login as it stands. */
export const selectLogin = (state: LoginSlice): LoginState => state.login;

/** A login is on its way; buttons show it and take no second press. */
export const selectIsLoggingIn = (state: LoginSlice): boolean =>
  state.login.step === 'submitting' || state.login.step === 'entering';
