import { isTooLong, trimText } from './trimText.ts';

/** Trims a typed message; `undefined` if it is empty or too long. Client and server apply the same rule. */
export function normalizeText(typed: string): string | undefined {
  const text = trimText(typed);
  return text === '' || isTooLong(text) ? undefined : text;
}
