import { randomInt } from 'node:crypto';
import { GLYPHS } from './drawing/getGlyphStrokes.ts';

const LENGTH = 5;

/** Returns 5 unpredictable characters. */
export const createRandomCharacters = (): string =>
  Array.from({ length: LENGTH }, () => GLYPHS[randomInt(GLYPHS.length)]).join('');

/** Normalizes typed characters for the comparison: capitals, no white space, full-width forms converted. */
export const normalizeCharacters = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
