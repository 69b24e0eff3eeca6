import type { KeyValueStore } from '@pavilion/kernel';

function attempt<Result>(work: () => Result, fallback: Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/**
 * Creates a store over the browser's local storage that never throws. If the storage is blocked, full or invalid, values
 * are absent and `set` returns false (STO-02).
 *
 * Each read accesses the storage, so values written by other tabs are visible (STO-03).
 */
export function createLocalStore(open: () => Storage | null = () => localStorage): KeyValueStore {
  return {
    get: (key) => attempt(() => open()?.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt(() => {
        const storage = open();
        storage?.setItem(key, value);
        return storage?.getItem(key) === value;
      }, false),
    remove: (key) => attempt(() => open()?.removeItem(key), undefined),
  };
}
