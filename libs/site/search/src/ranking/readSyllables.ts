import { pinyin } from 'pinyin-pro';
import { normalizeText } from '../matching/createNameMatcher.ts';

/**
 * Returns the pinyin of a text, one syllable a character, with the tone as a digit: `guo2`, `ji4`. A letter or a digit is a
 * syllable of its own. A separate chunk, because of its dictionary.
 */
export const readSyllables = (text: string): readonly string[] =>
  pinyin(normalizeText(text), { type: 'array', toneType: 'num', v: true }).filter((part) => /^[a-z\d]+$/.test(part));
