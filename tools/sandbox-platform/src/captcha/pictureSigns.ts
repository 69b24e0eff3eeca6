import { randomInt } from 'node:crypto';
import { GLYPHS } from './drawing/glyphStrokes.ts';

const LENGTH = 5;

/** Five signs nobody can guess. */
export const randomSigns = (): string =>
  Array.from({ length: LENGTH }, () => GLYPHS[randomInt(GLYPHS.length)]).join('');

/** What was typed, as it is compared: capitals, without white space, full-width signs folded. */
export const readSigns = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
