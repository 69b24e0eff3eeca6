import { normalizeText } from '../matching/createNameMatcher.ts';
import type { NameReading } from './createNameReadings.ts';

/** One word of a search. */
export interface SearchWord {
  readonly text: string;
  readonly isPinyin: boolean;
  /** Pinyin with tones of a word of two or more Chinese characters. It finds the name in the other script. */
  readonly tones?: readonly string[];
}

const CHINESE_WORD = /^\p{Script=Han}{2,}$/u;

/** Divides a search into words. `readSyllables` is absent until it is loaded. */
export const parseSearch = (
  search: string,
  readSyllables?: (text: string) => readonly string[],
): readonly SearchWord[] =>
  normalizeText(search)
    .split(' ')
    .filter(Boolean)
    .map((text) => ({
      text,
      isPinyin: /^[a-z']+$/.test(text),
      ...(readSyllables && CHINESE_WORD.test(text) && { tones: readSyllables(text) }),
    }));

/** Order of the ways in which a word matches a name, best first. */
const SAME = 0;
const STARTS = 1;
const CONTAINS = 2;
const PINYIN_SAME = 3;
const PINYIN_STARTS = 4;
const PINYIN_CONTAINS = 5;
const SOUNDS_ALIKE = 6;

/**
 * Returns how well a word matches a name: 0 for the whole name, more for a looser match, `undefined` for none.
 *
 * A word of letters matches the pinyin of adjacent characters: whole syllables, initials or both. A Chinese word matches
 * characters of the same sound and tone, so that it finds a name in the other script.
 */
export function rankName({ text, syllables, tones }: NameReading, word: SearchWord): number | undefined {
  const at = text.indexOf(word.text);
  if (at === 0) return text.length === word.text.length ? SAME : STARTS;
  if (at > 0) return CONTAINS;
  if (word.isPinyin && syllables) return rankPinyin(syllables, word.text.replaceAll("'", ''));
  return word.tones && tones && includesTones(tones, word.tones) ? SOUNDS_ALIKE : undefined;
}

function rankPinyin(syllables: readonly string[], letters: string): number | undefined {
  const end = findEnd(syllables, 0, letters);
  if (end !== undefined) return end === syllables.length ? PINYIN_SAME : PINYIN_STARTS;
  return syllables.some((_, at) => findEnd(syllables, at, letters) !== undefined) ? PINYIN_CONTAINS : undefined;
}

/** Returns the index after the syllables that the letters match from `at` on, `undefined` if they do not match. */
function findEnd(syllables: readonly string[], at: number, letters: string): number | undefined {
  if (letters === '') return at;
  const syllable = syllables[at];
  if (syllable === undefined || syllable[0] !== letters[0]) return undefined;
  if (syllable.startsWith(letters)) return at + 1;
  const whole = letters.startsWith(syllable) ? findEnd(syllables, at + 1, letters.slice(syllable.length)) : undefined;
  return whole ?? (syllable.length > 1 ? findEnd(syllables, at + 1, letters.slice(1)) : undefined);
}

const includesTones = (tones: readonly string[], wanted: readonly string[]): boolean =>
  tones.some((_, at) => wanted.every((tone, offset) => tones[at + offset] === tone));
