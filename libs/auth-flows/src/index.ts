export * from './captcha.ts';
export * from './sendCode.ts';
export * from './newDevice.ts';
export * from './register.ts';
export * from './forgot.ts';
export * from './binding.ts';
export { authActions } from './events/authActions.ts';
export {
  AUTH_MODES,
  authDialogReducer,
  authDialogTable,
  selectAuthDialog,
  type AuthDialogEvent,
  type AuthDialogState,
  type AuthDialogStep,
} from './events/authDialog.ts';
export { dialogEvents, type TipsText } from './events/dialogEvents.ts';
export {
  decideRoute,
  isBound,
  isDepositPathClosed,
  type GuardedRoute,
  type RouteDecision,
  type RouteFlags,
  type Visitor,
} from './guards/decideRoute.ts';
export type { FlowTable } from '@pavilion/kernel/flow';
export { createReturnTo, toSameOriginPath, type ReturnStore, type ReturnTo } from './guards/returnTo.ts';
export * from './login.ts';
export { createLogoutSaga, logoutRequested, type SessionToRevoke, type LogoutPorts } from './login/logoutSaga.ts';
export {
  validateBinding,
  type BindingFieldErrors,
  type BindingFields,
  type PasswordFields,
  type PasswordTarget,
} from './validators/bindingFields.ts';
export { MINIMUM_AGE, validateBirthday } from './validators/birthday.ts';
export {
  CAPTCHA_MAX_LENGTH,
  normalizeOtp,
  FORGOT_USERNAME_MAX_LENGTH,
  OTP_LENGTH,
  validateCaptcha,
  validateForgotUsername,
  validateMiddleDigits,
  validateOtp,
} from './validators/codes.ts';
export { getCountry, defaultCountry, type Country } from './validators/countries.ts';
export { validateForgotIdentity, type ForgotIdentity, type ForgotIdentityErrors } from './validators/forgotIdentity.ts';
export { EMAIL_MAX_LENGTH, validateEmail } from './validators/email.ts';
export {
  validateLogin,
  type LoginFieldCode,
  type LoginFieldErrors,
  stripWhiteSpace,
} from './validators/loginFields.ts';
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
export {
  validatePasswordPair,
  validateRegister,
  type RegisterFieldErrors,
  type RegisterFields,
} from './validators/registerForm.ts';
