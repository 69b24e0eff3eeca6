/** A place for small texts. It never throws: a value that cannot be read is absent, one that cannot be kept is refused. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined;
  /** Keeps a value; `false` when the place is full or closed. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** A store that lives as long as the page: the fallback where the browser keeps nothing (STO-02). */
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
