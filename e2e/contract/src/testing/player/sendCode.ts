import type { RequestOf } from '@pavilion/api-client';
import { createWire, defaultWireProfile, nobleCrypto, sealIdentifiers } from '@pavilion/api-client/protocol';
import type { SandboxConsole } from '../sandbox/platform.ts';
import type { SolvedCaptcha } from './solveCaptcha.ts';

const wire = createWire(defaultWireProfile, { crypto: nobleCrypto });

/** Recipient of a code, and the captcha of the call. */
export interface CodeRequest {
  readonly number: string;
  readonly name: string;
  readonly captcha?: SolvedCaptcha;
  /** 0 message, 1 email, 2 voice call. */
  readonly cate?: 0 | 1 | 2;
}

/** Number or address of a code, and its channel. */
export type CodeTarget = Pick<CodeRequest, 'number' | 'cate'>;

/** Creates the body of a send-code call without its type. */
export async function createSendCodeBody({ number, name, captcha, cate = 0 }: CodeRequest) {
  const identifiers = await sealIdentifiers(wire, { number, name, codeId: captcha?.codeId ?? '' });
  return {
    ...identifiers,
    cate,
    version: 1,
    kaptchcate: captcha?.kaptchcate ?? 0,
    imageCode: captcha?.code ?? '',
  } satisfies Omit<RequestOf<'user.sendCodeOne'>, 'type'>;
}

/** Returns the newest code that was sent to a number or address. */
export async function getSentCode(control: Pick<SandboxConsole, 'inbox'>, to: string): Promise<string> {
  const sent = control.inbox().find((code) => code.to === to);
  if (!sent) throw new Error(`getSentCode: no code was sent to ${to}.`);
  return sent.code;
}

/** Returns six digits that differ from a code. */
export const changeCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns a sealed text with one changed character. */
export const corruptSealedText = (sealed: string): string =>
  `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
