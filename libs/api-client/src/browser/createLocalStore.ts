import type { KeyValueStore } from '@pavilion/kernel';

function attempt<Result>(work: () => Result, fallback: Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/**
 * The browser's local storage as a store that never throws: closed (private mode, blocked by policy), full or filled
 * with rubbish, a value is absent and `set` answers `false` (STO-02).
 *
 * Reads anew each time, so what another tab wrote is seen (STO-03).
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
