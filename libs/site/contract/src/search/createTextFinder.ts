/** Whether a name answers to what the player typed. */
export type NameFinder = (name: string) => boolean;

/** A reading of names by their sound; comes with `pinyinReading.ts`, when the search is first used. */
export type SoundReader = (name: string, query: string) => boolean;

/** Case, width and accents aside: `Ａtlético` is `atletico`. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const IS_SOUND = /^[a-z' ]+$/;

/**
 * Makes the test of one search: by the characters of a name or its Latin letters, and by pinyin where the search is Latin
 * and `soundOf` is there.
 *
 * A name is read once a search, whatever number of matches bear it and however often the board's list changes.
 */
export function createTextFinder(search: string, soundsLike?: SoundReader): NameFinder {
  const query = plainText(search);
  const isSound = IS_SOUND.test(query);
  const read = (name: string): boolean =>
    plainText(name).includes(query) || (isSound && soundsLike !== undefined && soundsLike(name, query));
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? (query === '' || read(name));
    known.set(name, answer);
    return answer;
  };
}
