export { toFlowFailure, type FlowFailure } from './failure/flowFailure.ts';
export {
  decideRoute,
  isBound,
  isDepositPathClosed,
  type RouteDecision,
  type RouteFlags,
  type Visitor,
} from './guards/decideRoute.ts';
export { createLoginController } from './login/createLoginController.ts';
export { createLoginSaga, HELD_CREDENTIALS_MS } from './login/createLoginSaga.ts';
export { type LoginPorts } from './login/loginPorts.ts';
export { selectIsLoggingIn, selectLogin, type LoginSlice } from './login/loginSelectors.ts';
export { loginActions, loginReducer, type CaptchaAnswer } from './login/loginSlice.ts';
export {
  idleLogin,
  type CaptchaKind,
  type LoginState,
  type LoginStep,
  type NewDevice,
  type NewDeviceCode,
} from './login/loginState.ts';
export { loginTable, type LoginEvent } from './login/loginTable.ts';
export { createLogoutSaga, logoutRequested, type EndingSession, type LogoutPorts } from './logout/logoutSaga.ts';
export { MINIMUM_AGE, validateBirthday } from './validators/birthday.ts';
export {
  CAPTCHA_MAX_LENGTH,
  cleanOtp,
  FORGOT_USERNAME_MAX_LENGTH,
  OTP_LENGTH,
  validateCaptcha,
  validateForgotUsername,
  validateMiddleDigits,
  validateOtp,
} from './validators/codes.ts';
export { EMAIL_MAX_LENGTH, validateEmail } from './validators/email.ts';
export { validateLogin, type LoginFieldCode, type LoginFieldErrors } from './validators/loginFields.ts';
export { CHINA_MOBILE_REGEX, DEFAULT_AREA_CODE, PHONE_MAX_LENGTH, validatePhone } from './validators/phone.ts';
export { validateRealName } from './validators/realName.ts';
export {
  USERNAME_MAX_LENGTH,
  validateAgreement,
  validateNewPassword,
  validateRepeat,
  validateUsername,
  type PasswordCode,
  type UsernameCode,
} from './validators/registerFields.ts';
export { stripWhiteSpace } from './validators/stripWhiteSpace.ts';
