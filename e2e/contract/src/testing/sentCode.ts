import type { RequestOf } from '@pavilion/api-client';
import { createWire, defaultWireProfile, nobleCrypto, sealIdentifiers } from '@pavilion/api-client/protocol';
import type { SandboxConsole } from '../suites/platform.ts';
import type { Solved } from './solveCaptcha.ts';

const wire = createWire(defaultWireProfile, { crypto: nobleCrypto });

/** Whom a code is asked for, and what the captcha of the call is. */
export interface CodeRequest {
  readonly number: string;
  readonly name: string;
  readonly captcha?: Solved;
  /** 0 message, 1 mail, 2 voice call. */
  readonly cate?: 0 | 1 | 2;
}

/** Number or address that a code goes to, and the channel. */
export type CodeTarget = Pick<CodeRequest, 'number' | 'cate'>;

/** The body of a send-code call but for its type. */
export async function sendCodeBody({ number, name, captcha, cate = 0 }: CodeRequest) {
  const identifiers = await sealIdentifiers(wire, { number, name, codeId: captcha?.codeId ?? '' });
  return {
    ...identifiers,
    cate,
    version: 1,
    kaptchcate: captcha?.kaptchcate ?? 0,
    imageCode: captcha?.code ?? '',
  } satisfies Omit<RequestOf<'user.sendCodeOne'>, 'type'>;
}

/** The newest code that went to a number or address. */
export async function codeSentTo(control: Pick<SandboxConsole, 'inbox'>, to: string): Promise<string> {
  const sent = control.inbox().find((code) => code.to === to);
  if (!sent) throw new Error(`no code went to ${to}`);
  return sent.code;
}

/** Six digits that are not these. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A sealed text with one letter changed. */
export const corruptSealedText = (sealed: string): string =>
  `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
