import type { CaptchaState } from '@pavilion/auth-flows';

/** A captcha that wants something of the player. */
export type ShownCaptcha = Exclude<CaptchaState, { readonly step: 'idle' }>;
