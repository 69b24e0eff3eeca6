import { type CaptchaAnswer } from '../captcha/captchaState.ts';
import { type CodeChannel } from '../sendCode/sendCodeState.ts';
import { type SealIdentifiers } from './authApi.ts';

/** Whom a code goes to, in the clear. */
export interface Sending {
  readonly number: string;
  readonly name: string;
  readonly channel: CodeChannel;
  readonly captcha: CaptchaAnswer;
}

/** The body that every send-code call shares (§7): the captcha's id travels among the sealed identifiers. */
export async function sendingOf(seal: SealIdentifiers, { number, name, channel, captcha }: Sending) {
  const identifiers = await seal({ number, name, codeId: captcha.codeId });
  return {
    ...identifiers,
    cate: channel,
    version: 1 as const,
    kaptchcate: captcha.kaptchcate,
    imageCode: captcha.code,
  };
}
