import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { type StoredKey, storedKeys, buildStoredName } from './storedKeys.ts';

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
    memory.remove(buildStoredName(key));
    store.remove(buildStoredName(key));
  };
  const read = (key: StoredKey) => memory.get(buildStoredName(key)) ?? store.get(buildStoredName(key));
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
      memory.remove(buildStoredName(key));
      if (store.set(buildStoredName(key), value)) return true;
      store.remove(buildStoredName(key));
      memory.set(buildStoredName(key), value);
      return false;
    },
    isInMemory: (key) => memory.get(buildStoredName(key)) !== undefined,
  };
}
