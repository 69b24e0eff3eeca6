import { match } from 'pinyin-pro';
import type { SoundReader } from './createTextFinder.ts';

/**
 * Whether a name begins, somewhere, to sound like the search: whole syllables, initials or both, in either script
 * (`jmd`, `jiamadeli` and `jiamd` find the same club). A chunk of its own: its dictionary is fetched with the first search.
 */
export const pinyinReading: SoundReader = (name, query) => match(name, query, { continuous: true }) !== null;
