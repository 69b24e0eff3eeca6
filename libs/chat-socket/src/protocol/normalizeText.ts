import { isTooLong, trimText } from './trimText.ts';

/** What is said of what was typed, trimmed; `undefined` when nothing is left or it is too long. Both ends hold it to the same. */
export function normalizeText(typed: string): string | undefined {
  const text = trimText(typed);
  return text === '' || isTooLong(text) ? undefined : text;
}
