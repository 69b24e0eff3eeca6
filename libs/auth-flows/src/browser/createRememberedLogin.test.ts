import { createSession } from '@pavilion/api-client';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeIndexedDb, type DatabaseFault } from '../testing/fakeIndexedDb.ts';
import { createKeyVault } from './createKeyVault.ts';
import { createRememberedLogin, REMEMBERED_MS } from './createRememberedLogin.ts';

const login = { username: 'demo01', passwordHash: '6e9bece1914809fb8493146417e722f6' };

function setUp({
  fault,
  kept = createMemoryStore(),
}: { fault?: () => DatabaseFault | undefined; kept?: KeyValueStore } = {}) {
  const database = createFakeIndexedDb(fault);
  const clock = { now: 1_700_000_000_000 };
  const written: string[] = [];
  const store = {
    ...kept,
    set: (key: string, value: string) => {
      written.push(value);
      return kept.set(key, value);
    },
  };
  const session = createSession({ store });
  const vault = createKeyVault({ indexedDB: database.factory });
  const remembered = createRememberedLogin({ store: session, vault, now: () => clock.now });
  return { remembered, session, database, clock, written };
}

const nothing = { kind: 'nothing' };

describe('createRememberedLogin', () => {
  it('AUT-05 restores a login on the next visit', async () => {
    const { remembered } = setUp();
    expect(await remembered.read()).toEqual(nothing);
    expect(await remembered.keep(login)).toBe(true);
    expect(await remembered.read()).toEqual({ kind: 'kept', ...login });
  });

  it('F-STO-04 stores only ciphertext, under a key that scripts cannot read', async () => {
    const { remembered, written, database } = setUp();
    await remembered.keep(login);
    const [key] = [...database.records.values()] as CryptoKey[];
    expect(written.join()).not.toMatch(/demo01|6e9bece1/);
    expect([key?.extractable, key?.algorithm.name]).toEqual([false, 'AES-GCM']);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
    const first = written[0];
    await remembered.keep(login);
    expect(written).not.toContain(`${first}${first}`);
    expect(new Set(written.filter((value) => value.length > 20)).size).toBe(2);
  });

  it.each`
    how                            | damage
    ${'the key is missing'}        | ${({ database }: Scene) => database.records.clear()}
    ${'the key has changed'}       | ${async ({ database }: Scene) => database.records.set('rememberedLogin', await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['decrypt']))}
    ${'the key is invalid'}        | ${({ database }: Scene) => database.records.set('rememberedLogin', 'invalid')}
    ${'the text was edited'}       | ${({ session }: Scene) => session.set('rememberedLogin', `A${session.get('rememberedLogin')?.slice(1)}`)}
    ${'the text is invalid'}       | ${({ session }: Scene) => session.set('rememberedLogin', '!!!')}
    ${'30 days have passed'}       | ${({ clock }: Scene) => void (clock.now += REMEMBERED_MS)}
    ${'its date is in the future'} | ${({ clock }: Scene) => void (clock.now -= 1)}
    ${'the date is missing'}       | ${({ session }: Scene) => session.remove('rememberedAt')}
  `(
    'F-AUTH-22 removes the entry and returns nothing when $how',
    async ({ damage }: { damage: (scene: Scene) => unknown }) => {
      const scene = setUp();
      await scene.remembered.keep(login);
      await damage(scene);
      expect(await scene.remembered.read()).toEqual(nothing);
      expect([scene.session.get('rememberedLogin'), scene.session.get('rememberedAt')]).toEqual([undefined, undefined]);
      expect(await scene.remembered.keep(login)).toBe(true);
      expect(await scene.remembered.read()).toMatchObject({ kind: 'kept' });
    },
  );

  it.each<DatabaseFault>(['throws', 'errors', 'blocked'])(
    'F-STO-08 a database that %s makes remembering unavailable',
    async (kind) => {
      const { remembered } = setUp({ fault: () => kind });
      expect(await remembered.read()).toEqual({ kind: 'unavailable' });
      expect(await remembered.keep(login)).toBe(false);
    },
  );

  it('F-STO-08 without IndexedDB or WebCrypto remembering is unavailable', async () => {
    const session = createSession({});
    for (const means of [
      { indexedDB: undefined },
      { indexedDB: createFakeIndexedDb().factory, crypto: {} as Crypto },
    ]) {
      const remembered = createRememberedLogin({ store: session, vault: createKeyVault(means) });
      expect(await remembered.read()).toEqual({ kind: 'unavailable' });
    }
  });

  it('F-STO-01 a browser that throws on access to its storage makes remembering unavailable', async () => {
    const closed = {
      get indexedDB(): IDBFactory {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(await createKeyVault(closed).isThere()).toBe(false);
  });

  it('F-STO-11 removes both values; a full store keeps none', async () => {
    const { remembered, session } = setUp();
    await remembered.keep(login);
    remembered.forget();
    expect(session.get('rememberedLogin')).toBeUndefined();
    const full = setUp({ kept: { ...createMemoryStore(), set: () => false } });
    expect(await full.remembered.keep(login)).toBe(false);
    expect(await full.remembered.read()).toEqual(nothing);
  });

  it('A1 a password change removes the stored values of the session', async () => {
    const { remembered, session } = setUp();
    await remembered.keep(login);
    session.logout();
    expect(await remembered.read()).toMatchObject({ kind: 'kept' });
    session.logout('passwordChange');
    expect(await remembered.read()).toEqual(nothing);
  });

  it.each`
    age                  | kind
    ${0}                 | ${'kept'}
    ${REMEMBERED_MS - 1} | ${'kept'}
    ${REMEMBERED_MS}     | ${'nothing'}
  `('A1 after $age ms the stored login is $kind', async ({ age, kind }) => {
    const { remembered, clock, session } = setUp();
    await remembered.keep(login);
    expect(session.get('rememberedAt')).toBe('1700000000000');
    clock.now += Number(age);
    expect((await remembered.read()).kind).toBe(kind);
  });

  it.each`
    text                 | read
    ${'demo,01,a-hash'}  | ${{ kind: 'kept', username: 'demo,01', passwordHash: 'a-hash' }}
    ${'demo\n01,a-hash'} | ${{ kind: 'kept', username: 'demo\n01', passwordHash: 'a-hash' }}
    ${'demo01'}          | ${{ kind: 'nothing' }}
    ${'demo01,'}         | ${{ kind: 'nothing' }}
    ${',a-hash'}         | ${{ kind: 'nothing' }}
    ${''}                | ${{ kind: 'nothing' }}
  `('F-AUTH-22 the decrypted text "$text" is read as $read', async ({ text, read }) => {
    const store = createSession({ store: createMemoryStore() });
    const vault = { isThere: async () => true, seal: async () => 'sealed', open: async () => text as string };
    const remembered = createRememberedLogin({ store, vault });
    await remembered.keep(login);
    expect(await remembered.read()).toEqual(read);
    expect(store.get('rememberedLogin')).toBe((await remembered.read()).kind === 'kept' ? 'sealed' : undefined);
  });

  it('A1 seals the name and the hash, separated by a comma', async () => {
    const store = createSession({ store: createMemoryStore() });
    const seal = jest.fn(async (_text: string) => 'sealed');
    const vault = { isThere: async () => true, seal, open: async () => '' };
    expect(await createRememberedLogin({ store, vault }).keep({ username: 'a,b', passwordHash: 'h' })).toBe(true);
    expect(seal.mock.calls).toEqual([['a,b,h']]);
  });

  it('F-STO-08 a login that cannot be sealed removes the former one', async () => {
    const store = createSession({ store: createMemoryStore() });
    const seal = jest.fn(async () => 'sealed');
    const vault = { isThere: async () => true, seal, open: async () => 'demo01,h' };
    const remembered = createRememberedLogin({ store, vault });
    await remembered.keep(login);
    seal.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    expect(await remembered.keep(login)).toBe(false);
    expect([store.get('rememberedLogin'), store.get('rememberedAt')]).toEqual([undefined, undefined]);
  });

  it.each(['rememberedLogin', 'rememberedAt'])('F-STO-02 a store that refuses %s keeps neither value', async (full) => {
    const values = new Map<string, string>();
    const store = {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => key !== full && values.set(key, value).has(key),
      remove: (key: string) => void values.delete(key),
    };
    const vault = { isThere: async () => true, seal: async () => 'sealed', open: async () => 'demo01,h' };
    expect(await createRememberedLogin({ store, vault }).keep(login)).toBe(false);
    expect([...values]).toEqual([]);
  });
});

type Scene = ReturnType<typeof setUp>;
