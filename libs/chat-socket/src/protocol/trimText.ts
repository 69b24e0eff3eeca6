import { MESSAGE_MAX } from './limits.ts';

/** White space, and what shows nothing or turns the direction of what follows. */
const BLANK = '\\s\\xad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3164';
const EDGES = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, 'g');

/** What was typed without the blanks around it (§5), seen and unseen ones: `''` when there is nothing to say. */
export const trimText = (typed: string): string => typed.replace(EDGES, '');

/** Longer than a message may be, counted in code points. */
export const isTooLong = (text: string): boolean => [...text].length > MESSAGE_MAX;
