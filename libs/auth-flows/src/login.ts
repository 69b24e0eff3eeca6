export {
  createLoginController,
  loginReducers,
  loginSagas,
  type LoginControllerAction,
  type LoginControllerPorts,
  type LoginControllerState,
} from './controllers/createLoginController.ts';
export { createLoginSaga, HELD_CREDENTIALS_MS } from './login/createLoginSaga.ts';
export type { LoginPorts } from './login/loginPorts.ts';
export {
  selectIsLoggingIn,
  selectLogin,
  type LoginSlice,
  loginActions,
  loginReducer,
  type RequestedLogin,
  type TypedLogin,
  loginTable,
  type LoginEvent,
} from './login/loginSlice.ts';
export { idleLogin, type LoginState, type LoginStep, type NewDevice, type NewDeviceCode } from './login/loginState.ts';
export type { RememberedCredentials, Remembered, RememberedLogin } from './login/rememberedLogin.ts';
