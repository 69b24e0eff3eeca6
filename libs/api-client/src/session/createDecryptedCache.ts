import type { KeyValueStore } from '@pavilion/kernel';

/** Cache of values that the server decrypted, stored as `{ d, v }` under a `DD_` prefix (API-05, §3). */
export interface DecryptedCache {
  /** Returns a value of this owner; undefined if it is invalid (`v` false), unreadable or of another owner (F-CRY-20). */
  readonly get: (owner: string, key: string) => string | undefined;
  readonly set: (owner: string, key: string, value: string) => void;
  /** Removes all values; for logout. */
  readonly clear: () => void;
}

const INDEX = 'DD_';

function readList(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function readEntry(text: string | undefined): string | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as { d?: unknown; v?: unknown } | null;
    return entry?.v === true && typeof entry.d === 'string' ? entry.d : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the cache in a given store. Pass one that is cleared when the tab closes. */
export function createDecryptedCache(store: KeyValueStore): DecryptedCache {
  const buildCacheKey = (owner: string, key: string) =>
    `${INDEX}${encodeURIComponent(owner)}.${encodeURIComponent(key)}`;
  return {
    get: (owner, key) => readEntry(store.get(buildCacheKey(owner, key))),
    set: (owner, key, value) => {
      const name = buildCacheKey(owner, key);
      const names = new Set([...readList(store.get(INDEX)), name]);
      if (store.set(INDEX, JSON.stringify([...names]))) store.set(name, JSON.stringify({ d: value, v: true }));
    },
    clear: () => {
      readList(store.get(INDEX)).forEach(store.remove);
      store.remove(INDEX);
    },
  };
}
