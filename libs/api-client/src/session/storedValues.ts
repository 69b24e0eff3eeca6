import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { type StoredKey, storedKeys, storedName } from './storedKeys.ts';

/** Access to the stored keys with validation. */
export interface StoredValues {
  /** Returns a valid value. An invalid one is removed and counts as absent. */
  readonly get: (key: StoredKey) => string | undefined;
  /** Stores a value. Returns false if it is only in memory, or invalid and refused. */
  readonly set: (key: StoredKey, value: string) => boolean;
  readonly remove: (key: StoredKey) => void;
  /** Whether the store refused this value, so that it is only in memory. */
  readonly isInMemory: (key: StoredKey) => boolean;
}

/** Creates the access to a store. Values that the store refuses are kept in memory (STO-02). */
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
