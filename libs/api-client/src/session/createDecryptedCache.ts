import type { KeyValueStore } from '@pavilion/kernel';

/** Values the server decrypted for the page, kept as `{ d, v }` under a `DD_` prefix (API-05, §3). */
export interface DecryptedCache {
  /** A kept value of this owner; never one that is not valid (`v` false), unreadable or another's (F-CRY-20). */
  readonly get: (owner: string, key: string) => string | undefined;
  readonly set: (owner: string, key: string, value: string) => void;
  /** Removes everything this cache kept; for logout. */
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

/** Keeps decrypted values in a store of the host's choice; hand in one that ends with the tab. */
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
