import type { ErrorCode } from './errorRows.ts';

/** Failures without a code, such as no response, an unreadable response or a wrong clock. */
export type FailureName =
  | 'unknown'
  | 'timeout'
  | 'network'
  | 'offline'
  | 'aborted'
  | 'unavailable'
  | 'sessionEnded'
  | 'badResponse'
  | 'badRequest'
  | 'keyChanged'
  | 'deviceTime'
  | 'gameData'
  | 'outcomeUnknown';

/** Key of a text of the catalogue, such as `error.6001`. The texts are in `errors/zh-CN` and `errors/zh-TW`. */
export type ErrorMessageKey = `error.${ErrorCode | FailureName}`;

/** Ranges of the codes of §8. They equal the codes of `errorRows`, which a page need not load. */
const spans = [
  [6000, 6017],
  [6021, 6022],
  [6025, 6039],
  [6066, 6066],
  [6099, 6100],
  [6110, 6111],
  [6301, 6303],
  [6316, 6318],
  [6366, 6366],
  [6399, 6399],
  [6413, 6413],
  [6415, 6415],
  [6449, 6449],
  [6500, 6502],
] as const;

/** Converts a code to its text key; an unknown code to `error.unknown` (ERR-09). */
export function toErrorMessageKey(code: number): ErrorMessageKey {
  const isKnown = Number.isInteger(code) && spans.some(([from, to]) => code >= from && code <= to);
  return isKnown ? `error.${code as ErrorCode}` : 'error.unknown';
}
