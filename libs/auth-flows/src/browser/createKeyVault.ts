/** Seals texts under a key that never leaves the browser. */
export interface KeyVault {
  /** Whether this browser can keep such a key at all: no in an insecure context, a private window of some, a blocked database. */
  readonly isThere: () => Promise<boolean>;
  readonly seal: (text: string) => Promise<string>;
  /** @throws whatever went wrong: no key, another key, an edited text */
  readonly open: (sealed: string) => Promise<string>;
}

/** The browser's own means, handed in so that a test can take them away. */
export interface KeyVaultPorts {
  readonly indexedDB?: IDBFactory | undefined;
  readonly crypto?: Crypto | undefined;
}

const DATABASE = 'pavilion.vault';
const STORE = 'keys';
const KEY = 'rememberedLogin';
const NONCE_BYTES = 12;

/** Keeps one AES-GCM key of 256 bits, made on first use, non-extractable, in IndexedDB (ruling A1). */
export function createKeyVault(given: KeyVaultPorts = {}): KeyVault {
  // Looked up at each use: a browser that has closed its storage throws at the mere look (F-STO-01).
  const requirePorts = () => {
    const { indexedDB = globalThis.indexedDB, crypto = globalThis.crypto } = given;
    if (!indexedDB || !crypto?.subtle) throw new Error('This browser keeps no keys.');
    return { indexedDB, subtle: crypto.subtle, crypto };
  };
  const readKey = () =>
    withStore(requirePorts().indexedDB, 'readonly', (keys) => keys.get(KEY) as IDBRequest<CryptoKey | undefined>);
  const makeKey = async () => {
    const key = await requirePorts().subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await withStore(requirePorts().indexedDB, 'readwrite', (keys) => keys.put(key, KEY));
    return key;
  };
  return {
    isThere: async () => {
      try {
        await readKey();
        return true;
      } catch {
        return false;
      }
    },
    seal: async (text) => {
      const kept = await readKey();
      const key = kept?.usages?.includes('encrypt') ? kept : await makeKey();
      const iv = requirePorts().crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const body = await requirePorts().subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    open: async (sealed) => {
      const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
      const key = await readKey();
      if (!key) throw new Error('The key is gone.');
      const [iv, body] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      return new TextDecoder().decode(await requirePorts().subtle.decrypt({ name: 'AES-GCM', iv }, key, body));
    },
  };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** One request in a database of its own, closed afterwards, so that another tab may change or delete it (F-STO-08). */
async function withStore<Value>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  ask: (keys: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await settled(opening, (fail) => (opening.onblocked = fail));
  try {
    return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Value>(request: IDBRequest<Value>, alsoFails?: (fail: () => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('The database is blocked.'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = fail;
    alsoFails?.(fail);
  });
}
