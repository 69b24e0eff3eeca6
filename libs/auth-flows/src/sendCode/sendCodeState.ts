import type { CallFailure } from '@pavilion/api-client';

/** Purpose of a code. Each has its own countdown, which survives a reload. */
export type CodePurpose = 'newDevice' | 'forgotPhone' | 'forgotEmail' | 'bindPhone' | 'bindEmail' | 'changePassword';

/** Channel of a code (§4): 0 SMS, 1 e-mail, 2 voice call. */
export type CodeChannel = 0 | 1 | 2;

/** Channels by name. */
export const CODE_CHANNELS = { sms: 0, email: 1, voice: 2 } as const;

interface CodeForm {
  readonly purpose: CodePurpose;
  /** Whether a code was sent or is being sent. Without one, a form shows 请先获取验证码. */
  readonly isSent: boolean;
}

/** State of code sending. `waiting`: a code was sent, and the next one may be requested in `secondsLeft`. */
export type SendCodeState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'ready'; readonly failure?: CallFailure } & CodeForm)
  | ({ readonly step: 'sending' | 'captchaRequired'; readonly channel: CodeChannel } & CodeForm)
  | ({ readonly step: 'waiting'; readonly secondsLeft: number; readonly failure?: CallFailure } & CodeForm);

/** Step of code sending. */
export type SendCodeStep = SendCodeState['step'];

/** State without an open form. */
export const idleSendCode: SendCodeState = { step: 'idle' };
