export { createForgotController } from './controllers/createForgotController.ts';
export { BACK_TO_LOGIN_MS, createForgotSaga } from './forgot/createForgotSaga.ts';
export type { ForgotAccount, ForgotPorts } from './forgot/forgotPorts.ts';
export {
  forgotActions,
  forgotReducer,
  selectForgot,
  type EnteredPassword,
  type ForgotSlice,
  type NewPasswordFields,
  forgotTable,
  type ForgotEvent,
} from './forgot/forgotSlice.ts';
export {
  FORGOT_STEPS,
  idleForgot,
  type ForgotState,
  type ForgotStep,
  type ForgotMedium,
} from './forgot/forgotState.ts';
