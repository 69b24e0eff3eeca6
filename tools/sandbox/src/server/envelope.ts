import { errorTextsZhCN, errorTextsZhTW, keyOfCode } from '@pavilion/api-client/protocol';
import type { Locale } from '../content/locale.ts';

const texts = { 'zh-CN': errorTextsZhCN, 'zh-TW': errorTextsZhTW, keyOfCode };

/** The answer's body (API-08): `{ status_code, data, message }`, the message in the caller's script; the code's own unless given. */
export function envelopeText(code: number, data: unknown, locale: Locale, message?: string): string {
  return JSON.stringify({ status_code: code, data, message: message ?? texts[locale][keyOfCode(code)] });
}
