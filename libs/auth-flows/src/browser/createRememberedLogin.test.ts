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
});

type Scene = ReturnType<typeof setUp>;
