/** Whether a name matches the typed search. */
export type NameMatcher = (name: string) => boolean;

/** Matcher of names by pinyin, in `pinyinReading.ts`, which is loaded when the search is first used. */
export type PinyinMatcher = (name: string, query: string) => boolean;

/** Normalises case, width, accents and spaces: `Ａtlético` becomes `atletico`. */
export const normalizeText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const PINYIN_QUERY = /^[a-z' ]+$/;

/**
 * Creates the matcher of one search. It matches the characters and Latin letters of a name, and its pinyin if the search is
 * Latin and `soundsLike` is present.
 *
 * It caches the result of each name, because names repeat and the list of a board changes often.
 */
export function createNameMatcher(search: string, soundsLike?: PinyinMatcher): NameMatcher {
  const query = normalizeText(search);
  const isPinyin = PINYIN_QUERY.test(query);
  const read = (name: string): boolean =>
    normalizeText(name).includes(query) || (isPinyin && soundsLike !== undefined && soundsLike(name, query));
  const known = new Map<string, boolean>();
  return (name) => {
    const isMatch = known.get(name) ?? (query === '' || read(name));
    known.set(name, isMatch);
    return isMatch;
  };
}
