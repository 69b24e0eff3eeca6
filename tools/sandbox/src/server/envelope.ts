import { errorTextsZhCN, errorTextsZhTW, toErrorMessageKey } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';

const texts = { 'zh-CN': errorTextsZhCN, 'zh-TW': errorTextsZhTW, keyOfCode: toErrorMessageKey };

/** Content of an envelope; the message is that of the code unless given. */
export interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly message?: string | undefined;
}

/** The answer's body (API-08): `{ status_code, data, message }`, the message in the caller's script; the code's own unless given. */
export function envelopeText({ code, data, message }: Envelope, locale: Locale): string {
  return JSON.stringify({ status_code: code, data, message: message ?? texts[locale][toErrorMessageKey(code)] });
}
