import { createController, type Controller } from '@pavilion/kernel/controller';
import { createLoginSaga } from './createLoginSaga.ts';
import { type LoginPorts } from './loginPorts.ts';
import { loginReducer } from './loginSlice.ts';
import { type LoginState } from './loginState.ts';

/** Runs the login flow without a Redux host: `send(loginActions.loginRequested(…))`, `subscribe`, `getState` (AUT-09). */
export function createLoginController(ports: LoginPorts): Controller<LoginState> {
  return createController(
    loginReducer,
    createLoginSaga(ports, (state: LoginState) => state),
    ports.report,
  );
}
