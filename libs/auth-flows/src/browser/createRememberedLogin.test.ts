import { createSession } from '@pavilion/api-client';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeIndexedDb, type Trouble } from '../testing/fakeIndexedDb.ts';
import { createKeyVault } from './createKeyVault.ts';
import { createRememberedLogin, REMEMBERED_MS } from './createRememberedLogin.ts';

const login = { username: 'demo01', passwordHash: '6e9bece1914809fb8493146417e722f6' };

function setUp({
  trouble,
  kept = createMemoryStore(),
}: { trouble?: () => Trouble | undefined; kept?: KeyValueStore } = {}) {
  const database = createFakeIndexedDb(trouble);
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
  it('AUT-05 remembers a login for the next visit', async () => {
    const { remembered } = setUp();
    expect(await remembered.read()).toEqual(nothing);
    expect(await remembered.keep(login)).toBe(true);
    expect(await remembered.read()).toEqual({ kind: 'kept', ...login });
  });

  it('F-STO-04 stores ciphertext only, under a key no script can read', async () => {
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
    how                        | spoil
    ${'the key is gone'}       | ${({ database }: Scene) => database.records.clear()}
    ${'the key is another'}    | ${async ({ database }: Scene) => database.records.set('rememberedLogin', await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['decrypt']))}
    ${'the key is no key'}     | ${({ database }: Scene) => database.records.set('rememberedLogin', 'rubbish')}
    ${'the text was edited'}   | ${({ session }: Scene) => session.set('rememberedLogin', `A${session.get('rememberedLogin')?.slice(1)}`)}
    ${'the text is rubbish'}   | ${({ session }: Scene) => session.set('rememberedLogin', '!!!')}
    ${'thirty days are over'}  | ${({ clock }: Scene) => void (clock.now += REMEMBERED_MS)}
    ${'it is from the future'} | ${({ clock }: Scene) => void (clock.now -= 1)}
    ${'the date is gone'}      | ${({ session }: Scene) => session.remove('rememberedAt')}
  `(
    'F-AUTH-22 when $how the entry is removed and nothing is remembered',
    async ({ spoil }: { spoil: (scene: Scene) => unknown }) => {
      const scene = setUp();
      await scene.remembered.keep(login);
      await spoil(scene);
      expect(await scene.remembered.read()).toEqual(nothing);
      expect([scene.session.get('rememberedLogin'), scene.session.get('rememberedAt')]).toEqual([undefined, undefined]);
      expect(await scene.remembered.keep(login)).toBe(true);
      expect(await scene.remembered.read()).toMatchObject({ kind: 'kept' });
    },
  );

  it.each<Trouble>(['throws', 'errors', 'blocked'])(
    'F-STO-08 a database that %s: nothing is remembered, and the form is told',
    async (kind) => {
      const { remembered } = setUp({ trouble: () => kind });
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

  it('F-STO-01 a browser that throws at the mere look of its storage remembers nothing, and says so', async () => {
    const closed = {
      get indexedDB(): IDBFactory {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(await createKeyVault(closed).isThere()).toBe(false);
  });

  it('F-STO-11 forgetting leaves nothing; so does a store that keeps nothing', async () => {
    const { remembered, session } = setUp();
    await remembered.keep(login);
    remembered.forget();
    expect(session.get('rememberedLogin')).toBeUndefined();
    const full = setUp({ kept: { ...createMemoryStore(), set: () => false } });
    expect(await full.remembered.keep(login)).toBe(false);
    expect(await full.remembered.read()).toEqual(nothing);
  });

  it('A1 a password change wipes what the session keeps of it', async () => {
    const { remembered, session } = setUp();
    await remembered.keep(login);
    session.logout();
    expect(await remembered.read()).toMatchObject({ kind: 'kept' });
    session.logout('passwordChange');
    expect(await remembered.read()).toEqual(nothing);
  });
});

type Scene = ReturnType<typeof setUp>;
