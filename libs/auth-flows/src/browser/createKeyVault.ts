/** Encrypts texts with a key that never leaves the browser. */
export interface KeyVault {
  /** Whether this browser can store such a key. It cannot in an insecure context or while the database is blocked. */
  readonly isThere: () => Promise<boolean>;
  readonly seal: (text: string) => Promise<string>;
  /** @throws any error of reading the key or decrypting: no key, another key, a changed text */
  readonly open: (sealed: string) => Promise<string>;
}

/** APIs of the browser, replaceable in tests. */
export interface KeyVaultPorts {
  readonly indexedDB?: IDBFactory | undefined;
  readonly crypto?: Crypto | undefined;
}

const DATABASE = 'pavilion.vault';
const STORE = 'keys';
const KEY = 'rememberedLogin';
const NONCE_BYTES = 12;

/** Creates a vault with one AES-GCM key of 256 bits, created on first use, not extractable, in IndexedDB (ruling A1). */
export function createKeyVault(ports: KeyVaultPorts = {}): KeyVault {
  // Read at each use, because a browser with blocked storage throws when the global is accessed (F-STO-01).
  const requirePorts = () => {
    const { indexedDB = globalThis.indexedDB, crypto = globalThis.crypto } = ports;
    if (!indexedDB || !crypto?.subtle)
      throw new Error('createKeyVault: IndexedDB or WebCrypto is missing. Check `isThere()` first.');
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
      const stored = await readKey();
      const key = stored?.usages?.includes('encrypt') ? stored : await makeKey();
      const iv = requirePorts().crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const body = await requirePorts().subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    open: async (sealed) => {
      const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
      const key = await readKey();
      if (!key) throw new Error('createKeyVault: the key is missing. Call `seal()` again.');
      const [iv, body] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      return new TextDecoder().decode(await requirePorts().subtle.decrypt({ name: 'AES-GCM', iv }, key, body));
    },
  };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Runs one request in a database that is closed afterwards, so that other tabs can upgrade or delete it (F-STO-08). */
async function withStore<Value>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  createRequest: (keys: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await waitForRequest(opening, (fail) => (opening.onblocked = fail));
  try {
    return await waitForRequest(createRequest(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function waitForRequest<Value>(request: IDBRequest<Value>, onBlocked?: (fail: () => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(
        request.error ?? new Error('createKeyVault: the database is blocked by another tab. Close it and try again.'),
      );
    request.onsuccess = () => resolve(request.result);
    request.onerror = fail;
    onBlocked?.(fail);
  });
}
