import { MAX_MESSAGE_LENGTH } from './limits.ts';

/** White space, invisible characters, and characters that change the text direction. */
const BLANK = '\\s\\xad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3164';
const EDGES = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, 'g');

/** Removes visible and invisible blanks at both ends (§5). */
export const trimText = (typed: string): string => typed.replace(EDGES, '');

/** Whether a text exceeds the maximum length, counted in code points. */
export const isTooLong = (text: string): boolean => [...text].length > MAX_MESSAGE_LENGTH;
