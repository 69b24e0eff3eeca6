/** Storage for short texts. No method throws: an unreadable value counts as absent. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined;
  /** Stores a value. Returns false if the storage is full or unavailable. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Creates a store in memory, the fallback where the browser has no usable storage (STO-02). */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}
