import { isApiError, sealIdentifiers, type Wire } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { CodeChannel } from '../sendCode/sendCodeState.ts';
import type { AuthApi } from './authApi.ts';

/** Whom a code goes to, in the clear. */
export interface Sending {
  readonly number: string;
  readonly name: string;
  readonly channel: CodeChannel;
  readonly captcha: CaptchaAnswer;
}

/** The body that every send-code call shares (§7). */
export type SealedSendBody = Awaited<ReturnType<typeof buildSealedBody>>;

const ILLEGAL = 6008;

/**
 * Sends a code, its receiver sealed with the client's own wire (API-10).
 *
 * The call itself outlives a change of the platform's key, the fields sealed inside it do not: where the platform could
 * not open them and the key has changed meanwhile, they are sealed anew and sent once more (F-CRY-16).
 */
export async function sendSealed<Answer>(
  { wire }: AuthApi,
  sending: Sending,
  send: (body: SealedSendBody) => Promise<Answer>,
): Promise<Answer> {
  const used = wire();
  try {
    return await send(await buildSealedBody(used, sending));
  } catch (error) {
    const isUnreadable = isApiError(error) && error.code === ILLEGAL;
    if (!isUnreadable || wire() === used) throw error;
    return send(await buildSealedBody(wire(), sending));
  }
}

/** The captcha's id travels among the sealed identifiers. */
async function buildSealedBody(wire: Wire, { number, name, channel, captcha }: Sending) {
  const identifiers = await sealIdentifiers(wire, { number, name, codeId: captcha.codeId });
  return {
    ...identifiers,
    cate: channel,
    version: 1 as const,
    kaptchcate: captcha.kaptchcate,
    imageCode: captcha.code,
  };
}
