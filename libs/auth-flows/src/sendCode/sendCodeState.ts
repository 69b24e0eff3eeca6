import type { CallFailure } from '@pavilion/api-client';

/** What a code is for; each has a count-down of its own that outlives a reload. */
export type CodePurpose = 'newDevice' | 'forgotPhone' | 'forgotEmail' | 'bindPhone' | 'bindEmail' | 'changePassword';

/** How a code travels (§4): 0 text message, 1 e-mail, 2 voice call. */
export type CodeChannel = 0 | 1 | 2;

/** Names of the channels. */
export const CODE_CHANNELS = { sms: 0, email: 1, voice: 2 } as const;

interface CodeForm {
  readonly purpose: CodePurpose;
  /** A code is on its way or was: without one a form says 请先获取验证码. */
  readonly isSent: boolean;
}

/** Where the sending of codes stands. `waiting`: a code was sent and the next one may be asked for in `secondsLeft`. */
export type SendCodeState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'ready'; readonly failure?: CallFailure } & CodeForm)
  | ({ readonly step: 'sending' | 'captchaRequired'; readonly channel: CodeChannel } & CodeForm)
  | ({ readonly step: 'waiting'; readonly secondsLeft: number; readonly failure?: CallFailure } & CodeForm);

export type SendCodeStep = SendCodeState['step'];

/** No form that sends codes is open. */
export const idleSendCode: SendCodeState = { step: 'idle' };
