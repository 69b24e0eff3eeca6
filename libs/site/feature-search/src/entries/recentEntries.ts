import type { KeyValueStore } from '@pavilion/kernel';

const KEY = 'search.recent';
const MAX_RECENT = 6;
/** Longest valid key of an entry; a longer stored one is ignored (STO-02). */
const MAX_KEY_LENGTH = 120;

/** Reads the keys of the entries that the player chose last, latest first. Only keys are stored: names follow the language. */
export const readRecent = (store: KeyValueStore): readonly string[] =>
  (store.get(KEY) ?? '')
    .split('\n')
    .filter((key) => key.includes(':') && key.length <= MAX_KEY_LENGTH)
    .slice(0, MAX_RECENT);

/** Stores an entry as the latest one. */
export function addRecent(store: KeyValueStore, key: string): void {
  const others = readRecent(store).filter((held) => held !== key);
  store.set(KEY, [key, ...others].slice(0, MAX_RECENT).join('\n'));
}

/** Removes the chosen entries. */
export const clearRecent = (store: KeyValueStore): void => store.remove(KEY);
