import { useMemo } from 'react';
import { createNameMatcher, type NameMatcher } from './createNameMatcher.ts';
import { usePinyinMatcher } from './usePinyinMatcher.ts';

const matchesAll: NameMatcher = () => true;

/** Returns the matcher of names for the text of a search field; an empty text matches every name. */
export function useNameMatcher(search: string): NameMatcher {
  const text = search.trim();
  const soundsLike = usePinyinMatcher(text !== '');
  return useMemo(() => (text === '' ? matchesAll : createNameMatcher(text, soundsLike)), [text, soundsLike]);
}
