import { MESSAGE_MAX } from './limits.ts';

/** White space, and what shows nothing or turns the direction of what follows: no message begins or ends with it. */
const BLANK = '\\s\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3164\\ufeff';
const EDGES = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, 'g');

/**
 * What is sent of what was typed: trimmed (§5), `undefined` when nothing is left or it is longer than a message may be.
 * Both ends hold it to the same.
 */
export function cleanText(typed: string): string | undefined {
  const text = typed.replace(EDGES, '');
  return text === '' || (text.length > MESSAGE_MAX && [...text].length > MESSAGE_MAX) ? undefined : text;
}
