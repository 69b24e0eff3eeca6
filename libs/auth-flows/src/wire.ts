export type { AuthApi } from './wire/authApi.ts';
export { bindingCalls } from './wire/bindingCalls.ts';
export { captchaCalls, createCaptchaLookUp, createSliderWidget } from './wire/captchaCalls.ts';
export { forgotCalls, loadCountries } from './wire/forgotCalls.ts';
export { deviceCodeCall, loginCall, registerCall } from './wire/loginCalls.ts';
