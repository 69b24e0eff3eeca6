import { idleLogin, type LoginState } from '@pavilion/auth-flows';
import { type RootState } from '@pavilion/site-contract';

declare module '@pavilion/site-contract' {
  interface LazyState {
    login: LoginState;
  }
}

/** The login flow; idle until the feature's slice has come in. */
export const selectLoginFlow = (state: RootState): LoginState => state.login ?? idleLogin;
