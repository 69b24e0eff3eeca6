import { useMemo } from 'react';
import { createTextFinder, type NameFinder } from './createNameMatcher.ts';
import { useSoundReader } from './usePinyinMatcher.ts';

const matchesAll: NameFinder = () => true;

/** Returns the matcher of names for the text of a search field; an empty text matches every name. */
export function useNameMatcher(search: string): NameFinder {
  const text = search.trim();
  const soundsLike = useSoundReader(text !== '');
  return useMemo(() => (text === '' ? matchesAll : createTextFinder(text, soundsLike)), [text, soundsLike]);
}
