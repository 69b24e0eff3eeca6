import { errorTextsZhCN, errorTextsZhTW, toErrorMessageKey } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';

const texts = { 'zh-CN': errorTextsZhCN, 'zh-TW': errorTextsZhTW };

/** Content of an envelope; `message` defaults to the text of the code. */
export interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly message?: string | undefined;
}

/** Builds a response body `{ status_code, data, message }` with the message in the script of the locale (API-08). */
export function formatEnvelope({ code, data, message }: Envelope, locale: Locale): string {
  return JSON.stringify({ status_code: code, data, message: message ?? texts[locale][toErrorMessageKey(code)] });
}
