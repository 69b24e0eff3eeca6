import { match } from 'pinyin-pro';
import type { PinyinMatcher } from './createNameMatcher.ts';

/**
 * Whether a part of the name starts with the search in pinyin: whole syllables, initials or both, in either script
 * (`jmd`, `jiamadeli` and `jiamd` find the same club). A separate chunk, because its dictionary is needed only for a search.
 */
export const matchesPinyin: PinyinMatcher = (name, query) => match(name, query, { continuous: true }) !== null;
