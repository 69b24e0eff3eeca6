export { callWithCaptcha, noCaptcha, type GuardedCall } from './captcha/callWithCaptcha.ts';
export type { CaptchaPorts, CaptchaWidget, LoadedWidget } from './captcha/captchaPorts.ts';
export {
  captchaActions,
  captchaReducer,
  selectCaptcha,
  selectIsCaptchaOpen,
  type CaptchaRequest,
  type CaptchaSlice,
  captchaTable,
  type CaptchaEvent,
} from './captcha/captchaSlice.ts';
export {
  idleCaptcha,
  type CaptchaAnswer,
  type CaptchaKind,
  type CaptchaOwner,
  type CaptchaPicture,
  type CaptchaState,
  type CaptchaStep,
  type SliderMove,
  type SliderProof,
  type SliderPuzzle,
} from './captcha/captchaState.ts';
export { createCaptchaController } from './controllers/createCaptchaController.ts';
export { createCaptchaSaga, KAPTCHCATE, SLIDER_LOAD_MS } from './captcha/createCaptchaSaga.ts';
export type { CaptchaSubject, LookUpCaptcha } from './captcha/lookUpCaptcha.ts';
export { solveWork } from './captcha/solveWork.ts';
