import { createFakeIndexedDb, type DatabaseFault } from '../testing/fakeIndexedDb.ts';
import { createKeyVault } from './createKeyVault.ts';

const opened = ['open pavilion.vault 1', 'create keys'];
const read = [...opened, 'readonly keys', 'close'];
const written = [...opened, 'readwrite keys', 'close'];
const missing = 'createKeyVault: IndexedDB or WebCrypto is missing. Check `isThere()` first.';
const makeKey = (...usages: KeyUsage[]) => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages);

describe('createKeyVault', () => {
  it('A1 creates one key on the first use, and closes the database after each request', async () => {
    const { factory, log, records } = createFakeIndexedDb();
    const vault = createKeyVault({ indexedDB: factory });
    expect(await vault.isThere()).toBe(true);
    expect(log.splice(0)).toEqual(read);
    const sealed = await vault.seal('demo01,h');
    expect(log.splice(0)).toEqual([...read, ...written]);
    const key = records.get('rememberedLogin') as CryptoKey;
    expect([[...records.keys()], key.algorithm, key.extractable, [...key.usages].sort()]).toEqual([
      ['rememberedLogin'],
      { name: 'AES-GCM', length: 256 },
      false,
      ['decrypt', 'encrypt'],
    ]);
    expect(await vault.open(sealed)).toBe('demo01,h');
    expect(log.splice(0)).toEqual(read);
    await vault.seal('demo01,h');
    expect([log, records.get('rememberedLogin')]).toEqual([read, key]);
  });

  it('F-STO-04 the sealed text is Base64 of a new nonce of 12 bytes and of AES-GCM', async () => {
    const { factory, records } = createFakeIndexedDb();
    const vault = createKeyVault({ indexedDB: factory });
    const [first, second] = [await vault.seal('张三'), await vault.seal('张三')];
    const bytes = Buffer.from(first, 'base64');
    expect(bytes).toHaveLength(12 + Buffer.byteLength('张三') + 16);
    expect(bytes.subarray(0, 12)).not.toEqual(Buffer.from(second, 'base64').subarray(0, 12));
    const parameters = { name: 'AES-GCM', iv: bytes.subarray(0, 12) };
    const key = records.get('rememberedLogin') as CryptoKey;
    expect(Buffer.from(await crypto.subtle.decrypt(parameters, key, bytes.subarray(12))).toString()).toBe('张三');
    expect([await vault.open(first), await vault.open(second)]).toEqual(['张三', '张三']);
  });

  it.each([
    ['a key that only decrypts', () => makeKey('decrypt')],
    ['a value that is no key', async () => 'invalid'],
  ])('F-STO-08 %s is replaced when a text is sealed', async (_what, create) => {
    const { factory, records } = createFakeIndexedDb();
    const vault = createKeyVault({ indexedDB: factory });
    records.set('rememberedLogin', await create());
    expect(await vault.open(await vault.seal('demo01,h'))).toBe('demo01,h');
  });

  it('F-STO-08 a key that encrypts is kept', async () => {
    const { factory, records } = createFakeIndexedDb();
    const key = await makeKey('encrypt', 'decrypt');
    records.set('rememberedLogin', key);
    await createKeyVault({ indexedDB: factory }).seal('demo01,h');
    expect(records.get('rememberedLogin')).toBe(key);
  });

  it('F-AUTH-22 without a key no text is opened', async () => {
    const { factory, records } = createFakeIndexedDb();
    const vault = createKeyVault({ indexedDB: factory });
    const sealed = await vault.seal('demo01,h');
    records.clear();
    await expect(vault.open(sealed)).rejects.toThrow('createKeyVault: the key is missing. Call `seal()` again.');
  });

  it.each<[fault: DatabaseFault, message: string]>([
    ['throws', 'SecurityError'],
    ['errors', 'database error'],
    ['blocked', 'createKeyVault: the database is blocked by another tab. Close it and try again.'],
  ])('F-STO-08 a database that %s rejects with "%s"', async (fault, message) => {
    const vault = createKeyVault({ indexedDB: createFakeIndexedDb(() => fault).factory });
    await expect(vault.seal('demo01,h')).rejects.toThrow(message);
    expect(await vault.isThere()).toBe(false);
  });

  it('F-STO-08 a request that fails rejects and closes the database', async () => {
    const close = jest.fn();
    const get = () => {
      const request: Record<string, unknown> = { error: new DOMException('key record evicted', 'UnknownError') };
      queueMicrotask(() => (request['onerror'] as () => void)());
      return request;
    };
    const open = () => {
      const opening: Record<string, unknown> = {
        result: { transaction: () => ({ objectStore: () => ({ get }) }), close },
      };
      queueMicrotask(() => (opening['onsuccess'] as () => void)());
      return opening;
    };
    const vault = createKeyVault({ indexedDB: { open } as unknown as IDBFactory });
    await expect(vault.open('')).rejects.toThrow('key record evicted');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['IndexedDB', { indexedDB: undefined }],
    ['WebCrypto', { indexedDB: createFakeIndexedDb().factory, crypto: {} as Crypto }],
  ])('F-CRY-12 without %s it is absent and seals nothing', async (_what, means) => {
    const vault = createKeyVault(means);
    expect(await vault.isThere()).toBe(false);
    await expect(vault.seal('demo01,h')).rejects.toThrow(missing);
  });
});
