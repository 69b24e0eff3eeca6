import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { type StoredKey, storedKeys, storedName } from './storedKeys.ts';

/** The stored keys, read and written by rule. */
export interface StoredValues {
  /** A value that fits its rule; a bad one is removed and absent. */
  readonly get: (key: StoredKey) => string | undefined;
  /** Keeps a value; `false` when it lives in memory only, or does not fit its rule and was refused. */
  readonly set: (key: StoredKey, value: string) => boolean;
  readonly remove: (key: StoredKey) => void;
  /** Whether the store refused this value, so that it lives in memory only. */
  readonly isInMemory: (key: StoredKey) => boolean;
}

/** Puts a memory over a store: what the store refuses goes on living in the page (STO-02). */
export function createStoredValues(store: KeyValueStore): StoredValues {
  const memory = createMemoryStore();
  const remove = (key: StoredKey) => {
    memory.remove(storedName(key));
    store.remove(storedName(key));
  };
  const read = (key: StoredKey) => memory.get(storedName(key)) ?? store.get(storedName(key));
  return {
    remove,
    get: (key) => {
      const value = read(key);
      if (value === undefined || storedKeys[key](value)) return value;
      remove(key);
      return undefined;
    },
    set: (key, value) => {
      if (!storedKeys[key](value)) return false;
      memory.remove(storedName(key));
      if (store.set(storedName(key), value)) return true;
      store.remove(storedName(key));
      memory.set(storedName(key), value);
      return false;
    },
    isInMemory: (key) => memory.get(storedName(key)) !== undefined,
  };
}
