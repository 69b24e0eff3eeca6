import type { CaptchaState } from '@pavilion/auth-flows';

/** Captcha in progress. */
export type ShownCaptcha = Exclude<CaptchaState, { readonly step: 'idle' }>;
