import { isApiError, sealIdentifiers, type Wire } from '@pavilion/api-client';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import type { CodeChannel } from '../sendCode/sendCodeState.ts';
import type { AuthApi } from './authApi.ts';

/** Receiver of a code, in clear text. */
export interface CodeReceiver {
  readonly number: string;
  readonly name: string;
  readonly channel: CodeChannel;
  readonly captcha: CaptchaAnswer;
}

/** Common body of all calls that send a code (§7). */
export type SealedSendBody = Awaited<ReturnType<typeof buildSealedBody>>;

const ILLEGAL = 6008;

/**
 * Sends a code. The receiver is sealed separately inside the body, with the client's wire (API-10).
 *
 * The client seals the call again after a change of the platform's key, but not the fields inside it. If the platform could
 * not open them and the key has changed meanwhile, they are sealed again and sent once more (F-CRY-16).
 */
export async function sendSealed<Result>(
  { wire }: AuthApi,
  receiver: CodeReceiver,
  send: (body: SealedSendBody) => Promise<Result>,
): Promise<Result> {
  const used = wire();
  try {
    return await send(await buildSealedBody(used, receiver));
  } catch (error) {
    const isUnreadable = isApiError(error) && error.code === ILLEGAL;
    if (!isUnreadable || wire() === used) throw error;
    return send(await buildSealedBody(wire(), receiver));
  }
}

/** Builds the body. The captcha's id is part of the sealed identifiers. */
async function buildSealedBody(wire: Wire, { number, name, channel, captcha }: CodeReceiver) {
  const identifiers = await sealIdentifiers(wire, { number, name, codeId: captcha.codeId });
  return {
    ...identifiers,
    cate: channel,
    version: 1 as const,
    kaptchcate: captcha.kaptchcate,
    imageCode: captcha.code,
  };
}
