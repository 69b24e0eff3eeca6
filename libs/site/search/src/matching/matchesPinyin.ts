import { polyphonic } from 'pinyin-pro';
import type { PinyinMatcher } from './createNameMatcher.ts';

/** Readings by character. Names of a list repeat a few hundred characters, so each is looked up once. */
const known = new Map<string, readonly string[]>();

/** Returns all readings of a character without tones; a Latin letter is its own reading. `ü` is typed as `v` or `u`. */
function getReadings(character: string): readonly string[] {
  const cached = known.get(character);
  if (cached) return cached;
  const [all = []] = polyphonic(character, { toneType: 'none', type: 'array' });
  const readings = [...new Set(all.flatMap((each) => [each.replace('ü', 'v'), each.replace('ü', 'u')]))];
  known.set(character, readings);
  return readings;
}

/** Whether the characters from a position on start with the query: whole syllables, initials, and an incomplete last one. */
function startsWith(characters: readonly string[], at: number, query: string): boolean {
  const character = characters[at];
  if (character === undefined) return false;
  return getReadings(character).some((reading) => {
    if (reading.startsWith(query)) return true;
    const isWhole = query.startsWith(reading) && startsWith(characters, at + 1, query.slice(reading.length));
    return isWhole || (query[0] === reading[0] && startsWith(characters, at + 1, query.slice(1)));
  });
}

/**
 * Whether a part of the name starts with the search in pinyin: whole syllables, initials or both, in either script
 * (`jmd`, `jiamadeli` and `jiamd` find the same club). A separate chunk, because its dictionary is needed only for a search.
 *
 * `match` of pinyin-pro reads the dictionary for each name again, which takes four times as long (LOB-10).
 */
export const matchesPinyin: PinyinMatcher = (name, query) => {
  const typed = query.replaceAll(/[ ']/g, '');
  if (typed === '') return false;
  const characters = [...name.toLowerCase()].filter((character) => character.trim() !== '');
  return characters.some((_, at) => startsWith(characters, at, typed));
};
