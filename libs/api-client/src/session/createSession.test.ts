import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import fc from 'fast-check';
import { createFakeTabs } from '../testing/createFakeTabs.ts';
import { sharedVectors } from '@pavilion/testing';
import { createDecryptedCache } from './createDecryptedCache.ts';
import { createSession, type Session } from './createSession.ts';
import { removedKeys, type StoredKey, storedKeys, buildStoredName } from './storedKeys.ts';

const member = { token: 'token-1', userId: '100001' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const keys = Object.keys(storedKeys) as StoredKey[];
const good: Record<StoredKey, string> = {
  token: 'token-1',
  userId: '100001',
  jwt: 'a.b.c',
  deviceId: '0e2f8a64-5f2d-4a57-8f0a-1d2c3b4a5968',
  icode: 'I1',
  rcode: 'R1',
  originalUrl: 'https://site.example/?icode=I1',
  hideZeroBalance: '1',
  rememberedAt: '1763690400000',
  rememberedLogin: 'sealed',
  edition: 'professional',
  safeSwitch: '0',
};
function filledStore(values: Partial<Record<StoredKey, string>> = good): KeyValueStore {
  const store = createMemoryStore();
  for (const key of keys) if (values[key] !== undefined) store.set(buildStoredName(key), values[key]);
  return store;
}
const kept = (store: KeyValueStore) => keys.filter((key) => store.get(buildStoredName(key)) !== undefined);
const recordEvents = (session: Session) => {
  const events: string[] = [];
  session.subscribe(({ type, isRemote }) => events.push(isRemote ? `${type} elsewhere` : type));
  return events;
};
const closed: KeyValueStore = { get: () => undefined, set: () => false, remove: () => undefined };

describe('session', () => {
  it('STO-01 stores a login, notifies once and restores it', () => {
    const store = createMemoryStore();
    const session = createSession({ store });
    const events = recordEvents(session);
    expect(session.login(member)).toBe(true);
    expect(session.isPersisted()).toBe(true);
    expect(events).toEqual(['loggedIn']);
    expect(createSession({ store }).getState()).toEqual({ isLoggedIn: true, userId: '100001' });
    expect(session.getState()).toBe(session.getState());
  });

  it('API-12 works without a store', () => {
    const session = createSession();
    session.login(member);
    expect(session.token()).toBe('token-1');
  });

  it('a guest has no token, no persisted login and no user id', () => {
    const session = createSession();
    expect([session.token(), session.isPersisted(), session.getState()]).toEqual([
      '',
      false,
      { isLoggedIn: false, userId: undefined },
    ]);
    expect(() => session.dispose()).not.toThrow();
  });

  it('STO-02 a login whose user id is only in memory is valid and not persisted', () => {
    const inner = createMemoryStore();
    const store: KeyValueStore = { ...inner, set: (key, value) => key !== 'pavilion.userId' && inner.set(key, value) };
    const session = createSession({ store });
    expect(session.login(member)).toBe(false);
    expect([session.token(), session.getState().userId, session.isPersisted()]).toEqual(['token-1', '100001', false]);
  });

  it.each([
    ['token', { token: 'a b', userId: '1' }],
    ['user id', { token: 'token-1', userId: 'a b' }],
  ])('F-API-23 the login of a guest with an invalid %s notifies neither listeners nor tabs', (_, login) => {
    const tabs = createFakeTabs();
    const session = createSession({ channel: tabs.open() });
    const events = recordEvents(session);
    expect(session.login(login)).toBe(false);
    expect([session.getState().isLoggedIn, session.isPersisted(), events, tabs.posted]).toEqual([false, false, [], []]);
  });

  it('a login removes the jwt of the former one', () => {
    const store = filledStore();
    const session = createSession({ store });
    session.login({ token: 'token-2', userId: '2' });
    expect([session.get('jwt'), session.get('edition')]).toEqual([undefined, 'professional']);
  });

  it('STO-01 other values are stored, read and removed, and an invalid one is refused', () => {
    const session = createSession();
    expect([session.set('edition', 'classic'), session.set('edition', 'modern')]).toEqual([true, false]);
    expect(session.get('edition')).toBe('classic');
    session.remove('edition');
    expect(session.get('edition')).toBeUndefined();
  });

  it('F-API-28 every login and every end changes the number of the session, and nothing else does', () => {
    const store = createMemoryStore();
    const session = createSession({ store });
    const numbers = [session.epoch()];
    const steps = [
      () => session.login(member),
      () => session.login(member),
      () => session.expire('token-1'),
      () => session.login(member),
      () => session.logout(),
      () => createSession({ store }).login({ token: 'token-2', userId: '2' }),
    ];
    for (const step of steps) {
      step();
      numbers.push(session.epoch());
    }
    expect(numbers).toEqual([...new Set(numbers)]);
    const last = session.epoch();
    session.expire('token-1');
    session.set('edition', 'classic');
    expect([session.token(), session.epoch()]).toEqual(['token-2', last]);
  });

  it('a listener that has unsubscribed receives nothing more, also during an event', () => {
    const session = createSession();
    const received: string[] = [];
    const stopFirst = session.subscribe(({ type }) => {
      received.push(`first ${type}`);
      stopFirst();
    });
    session.subscribe(({ type }) => received.push(`second ${type}`));
    session.login(member);
    session.logout();
    expect(received).toEqual(['first loggedIn', 'second loggedIn', 'second loggedOut']);
  });

  it('a listener that subscribes during an event receives only later ones', () => {
    const session = createSession();
    const received: string[] = [];
    session.subscribe(() => session.subscribe(({ type }) => received.push(type)));
    session.login(member);
    expect(received).toEqual([]);
    session.logout();
    expect(received).toEqual(['loggedOut']);
  });

  it('STO-01 stores the twelve items of the specification and no other', () => {
    expect(keys).toHaveLength(12);
  });

  it.each`
    end                 | left
    ${'logout'}         | ${['deviceId', 'icode', 'rcode', 'originalUrl', 'hideZeroBalance', 'rememberedAt', 'rememberedLogin', 'edition', 'safeSwitch']}
    ${'expiry'}         | ${['deviceId', 'icode', 'rcode', 'originalUrl', 'hideZeroBalance', 'rememberedAt', 'rememberedLogin', 'edition', 'safeSwitch']}
    ${'passwordChange'} | ${['deviceId', 'icode', 'rcode', 'originalUrl', 'hideZeroBalance', 'edition', 'safeSwitch']}
  `('F-STO-11 after $end exactly $left are left', ({ end, left }) => {
    const store = filledStore();
    const session = createSession({ store });
    if (end === 'expiry') session.expire('token-1');
    else session.logout(end as 'logout' | 'passwordChange');
    expect(kept(store)).toEqual(left);
    expect([...removedKeys[end as keyof typeof removedKeys], ...left].sort()).toEqual([...keys].sort());
  });

  it.each`
    stored                                        | what
    ${{ token: 't' }}                             | ${'a token without user id'}
    ${{ userId: '1' }}                            | ${'a user id without token'}
    ${{ jwt: 'a.b.c' }}                           | ${'a jwt without token'}
    ${{ token: 'a\r\nx-evil: 1', userId: '1' }}   | ${'a token with a line break'}
    ${{ token: 'x'.repeat(16_384), userId: '1' }} | ${'token of 16 KB'}
    ${{ token: '令牌', userId: '1' }}             | ${'token that is not ASCII'}
    ${{ token: 't', userId: '{"a":1}' }}          | ${'an invalid user id'}
    ${{ token: 'null', userId: 'undefined' }}     | ${'the text of a missing value'}
  `('F-STO-06 F-API-23 $what means logged out and is cleared', ({ stored }) => {
    const store = filledStore(stored as Partial<Record<StoredKey, string>>);
    const session = createSession({ store });
    expect(session.getState()).toEqual({ isLoggedIn: false, userId: undefined });
    expect(session.token()).toBe('');
    expect(kept(store)).toEqual([]);
  });

  it('F-API-23 an invalid token from the server ends the former session with an event, here and in other tabs', () => {
    const tabs = createFakeTabs();
    const session = createSession({ channel: tabs.open() });
    session.login(member);
    const events = recordEvents(session);
    const epoch = session.epoch();
    expect(session.login({ token: 'a\nb', userId: '2' })).toBe(false);
    expect(events).toEqual(['loggedOut']);
    expect(tabs.posted).toEqual([{ type: 'loggedIn' }, { type: 'loggedOut' }]);
    expect(session.epoch()).toBeGreaterThan(epoch);
  });

  it('F-API-23 an invalid token from the server is no login and does not restore the previous one', () => {
    const session = createSession({ store: filledStore() });
    expect(session.login({ token: 'a\nb', userId: '2' })).toBe(false);
    expect(session.token()).toBe('');
  });

  it.each([undefined, 'rubbish', '0E2F8A64-5F2D-4A57-8F0A-1D2C3B4A5968', 'a\r\nb'])(
    'F-STO-10 replaces the device id %j by a new UUID once',
    (stored) => {
      const store = filledStore(stored === undefined ? {} : { deviceId: stored });
      const session = createSession({ store });
      const id = session.deviceId();
      expect(id).toMatch(UUID);
      expect([session.deviceId(), createSession({ store }).deviceId()]).toEqual([id, id]);
      store.remove(buildStoredName('deviceId'));
      expect(session.deviceId()).toBe(id);
    },
  );

  it('F-STO-01 STO-02 without a usable store the session is in memory and not persisted', () => {
    const session = createSession({ store: closed });
    expect(session.login(member)).toBe(false);
    expect(session.isPersisted()).toBe(false);
    expect(session.getState().isLoggedIn).toBe(true);
    expect(session.deviceId()).toBe(session.deviceId());
    session.logout();
    expect(session.token()).toBe('');
  });

  it('F-STO-02 a store that is full at the n-th write does not break the session', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (full) => {
        let writes = 0;
        const inner = createMemoryStore();
        const store = { ...inner, set: (key: string, value: string) => ++writes < full && inner.set(key, value) };
        const session = createSession({ store });
        for (let round = 0; round < 10; round += 1) {
          session.deviceId();
          session.login({ token: `t${round}`, userId: '1' });
          if (session.token() !== `t${round}`) return false;
          session.set('edition', 'professional');
          if (round % 3 === 0) session.logout();
        }
        return session.get('edition') === 'professional';
      }),
    );
  });

  it('F-STO-03 F-STO-09 removes an invalid value under any key', () => {
    const rubbish = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'null', 'undefined', '[object Object]', '{"a":1}', 'x'.repeat(100_000)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...keys), rubbish, (key, value) => {
        const store = filledStore({ ...good, [key]: value });
        const session = createSession({ store });
        const read = session.get(key);
        return read === undefined ? store.get(buildStoredName(key)) === undefined : read === value;
      }),
    );
  });

  const naughty = sharedVectors<string[]>('naughty_strings.json') ?? ['', '\0', 'a\r\nb', '田中さん', '<script>'];
  it('F-API-23 no naughty string becomes a token that could split a header', () => {
    for (const token of naughty) {
      const session = createSession();
      session.login({ token, userId: '1' });
      expect(session.token()).toMatch(/^[\x21-\x7e]*$/);
    }
  });
});

describe('expiry', () => {
  it('ERR-02 F-API-10 only the token in use expires, once', () => {
    const session = createSession({ store: filledStore() });
    const events = recordEvents(session);
    for (let call = 0; call < 50; call += 1) session.expire('token-1');
    session.login({ token: 'token-2', userId: '1' });
    session.expire('token-1');
    session.expire('');
    expect(events).toEqual(['expired', 'loggedIn']);
    expect(session.token()).toBe('token-2');
  });

  it('F-STO-05 a token removed by hand ends the session at the next read, once', () => {
    const store = filledStore();
    const session = createSession({ store });
    const events = recordEvents(session);
    store.remove(buildStoredName('token'));
    expect([session.token(), session.token()]).toEqual(['', '']);
    expect(events).toEqual(['expired']);
    createSession({ store });
    expect(store.get(buildStoredName('userId'))).toBeUndefined();
  });
});

describe('many tabs', () => {
  const twoTabs = (store = createMemoryStore(), otherStore = store) => {
    const tabs = createFakeTabs();
    const [here, there] = [
      createSession({ store, channel: tabs.open() }),
      createSession({ store: otherStore, channel: tabs.open() }),
    ];
    return { tabs, here, there, events: recordEvents(there) };
  };

  it('STO-03 follows login and logout, and no message contains a token', () => {
    const { tabs, here, there, events } = twoTabs();
    here.login(member);
    expect(there.token()).toBe('token-1');
    here.logout();
    expect(there.getState().isLoggedIn).toBe(false);
    expect(events).toEqual(['loggedIn elsewhere', 'loggedOut elsewhere']);
    expect(JSON.stringify(tabs.posted)).not.toContain('token-1');
  });

  it('STO-03 each event is posted once, and another tab follows it without reading the store itself', () => {
    const { tabs, here, there, events } = twoTabs();
    here.login(member);
    expect(there.getState()).toEqual({ isLoggedIn: true, userId: '100001' });
    here.expire('token-1');
    expect(there.getState()).toEqual({ isLoggedIn: false, userId: undefined });
    here.login(member);
    here.logout('passwordChange');
    expect(tabs.posted).toEqual([
      { type: 'loggedIn' },
      { type: 'expired' },
      { type: 'loggedIn' },
      { type: 'loggedOut' },
    ]);
    expect(events).toEqual(['loggedIn elsewhere', 'expired elsewhere', 'loggedIn elsewhere', 'loggedOut elsewhere']);
  });

  it('STO-03 a logout without a cause removes the login and keeps the remembered one', () => {
    const { here } = twoTabs(filledStore());
    here.logout();
    expect(['token', 'userId', 'jwt', 'rememberedLogin'].map((key) => here.get(key as StoredKey))).toEqual([
      undefined,
      undefined,
      undefined,
      'sealed',
    ]);
  });

  it.each`
    posted         | expected
    ${'loggedIn'}  | ${'loggedOut elsewhere'}
    ${'loggedOut'} | ${'loggedOut elsewhere'}
    ${'expired'}   | ${'expired elsewhere'}
  `('STO-03 the message $posted with an empty store is the event $expected', ({ posted, expected }) => {
    const store = filledStore();
    const tabs = createFakeTabs();
    const other = tabs.open();
    const session = createSession({ store, channel: tabs.open() });
    const events = recordEvents(session);
    store.remove(buildStoredName('token'));
    other.post({ type: posted as 'loggedIn' | 'loggedOut' | 'expired' });
    expect([events, session.getState().isLoggedIn]).toEqual([[expected], false]);
  });

  it('STO-03 a login in another tab does not end a login that is only in memory', () => {
    const { here, there, events } = twoTabs(closed, closed);
    there.login(member);
    here.login({ token: 'token-2', userId: '100002' });
    expect([there.token(), events]).toEqual(['token-1', ['loggedIn']]);
  });

  it('I6 an expiry is one local event and one remote one', () => {
    const { here, there, events } = twoTabs(filledStore());
    const mine = recordEvents(here);
    here.expire('token-1');
    there.expire('token-1');
    expect([mine, events]).toEqual([['expired'], ['expired elsewhere']]);
  });

  it('STO-03 keeps a login that was written only in part', () => {
    const store = createMemoryStore();
    const tabs = createFakeTabs();
    const other = tabs.open();
    const session = createSession({ store, channel: tabs.open() });
    store.set(buildStoredName('token'), 'token-1');
    other.post({ type: 'loggedIn' });
    expect([session.getState().isLoggedIn, kept(store)]).toEqual([false, ['token']]);
    store.set(buildStoredName('userId'), '7');
    other.post({ type: 'loggedIn' });
    expect(session.getState().isLoggedIn).toBe(true);
  });

  it('STO-03 a read keeps a login that another tab has written only in part', () => {
    const store = createMemoryStore();
    const session = createSession({ store });
    const events = recordEvents(session);
    store.set(buildStoredName('token'), 'token-1');
    expect([session.token(), kept(store)]).toEqual(['', ['token']]);
    store.set(buildStoredName('userId'), '7');
    expect([session.token(), session.getState().userId]).toEqual(['token-1', '7']);
    expect(events).toEqual(['loggedIn elsewhere']);
  });

  it('STO-03 a read between the logout and the login of another tab removes nothing', () => {
    const store = filledStore();
    const session = createSession({ store });
    // The keys change one after the other. Removing the user id here could remove the one of the login.
    store.remove(buildStoredName('token'));
    expect([session.token(), store.get(buildStoredName('userId'))]).toEqual(['', '100001']);
  });

  it('F-WAL-22 a read that finds the login of another member reports a login elsewhere', () => {
    const store = filledStore();
    const session = createSession({ store });
    const events = recordEvents(session);
    createSession({ store }).login({ token: 'token-2', userId: '100002' });
    expect([session.token(), session.getState().userId]).toEqual(['token-2', '100002']);
    expect(events).toEqual(['loggedIn elsewhere']);
  });

  it('STO-03 tabs without a store follow a logout too', () => {
    const { here, there } = twoTabs(closed, closed);
    here.login(member);
    there.login({ token: 'token-2', userId: '100001' });
    here.logout();
    expect(there.getState().isLoggedIn).toBe(false);
  });

  it('STO-03 F-API-10 after one logout ten tabs are logged out, with one event each and no further message', () => {
    const store = filledStore();
    const tabs = createFakeTabs();
    const ten = Array.from({ length: 10 }, () => createSession({ store, channel: tabs.open() }));
    const received = ten.map(recordEvents);
    ten[3]?.logout();
    expect(ten.map((tab) => tab.token()).join('')).toBe('');
    expect(received.map(([event]) => event)).toEqual(
      ten.map((_, tab) => (tab === 3 ? 'loggedOut' : 'loggedOut elsewhere')),
    );
    expect([received.flat().length, tabs.posted]).toEqual([10, [{ type: 'loggedOut' }]]);
  });

  it('I6 F-API-10 fifty codes 6001 in each of ten tabs cause one notice', () => {
    const store = filledStore();
    const tabs = createFakeTabs();
    const ten = Array.from({ length: 10 }, () => createSession({ store, channel: tabs.open() }));
    const received = ten.map(recordEvents);
    for (let call = 0; call < 50; call += 1) ten.forEach((tab) => tab.expire('token-1'));
    expect(received.flat().filter((event) => event === 'expired')).toHaveLength(1);
    expect(received.flat()).toHaveLength(10);
  });

  it('STO-03 a late logout message does not end the following login', () => {
    const store = createMemoryStore();
    const tabs = createFakeTabs();
    const channel = tabs.open();
    const session = createSession({ store, channel: tabs.open() });
    session.login(member);
    channel.post({ type: 'loggedOut' });
    expect(session.getState().isLoggedIn).toBe(true);
  });

  it.each([null, 'loggedOut', { type: 'other' }, { type: { a: 1 } }, 5])('ignores the message %j', (message) => {
    const tabs = createFakeTabs();
    const stranger = tabs.open();
    const session = createSession({ store: filledStore(), channel: tabs.open() });
    stranger.post(message as never);
    expect(session.getState().isLoggedIn).toBe(true);
  });

  it('I10 a disposed session receives no messages', () => {
    const { tabs, here, there } = twoTabs();
    here.dispose();
    there.dispose();
    expect(tabs.listening()).toBe(0);
  });
});

describe('decrypted values', () => {
  it('API-05 stores { d, v } under DD_ and returns it to its owner', () => {
    const store = createMemoryStore();
    const cache = createDecryptedCache(store);
    cache.set('100001', 'phone', '13800000001');
    expect(store.get('DD_100001.phone')).toBe('{"d":"13800000001","v":true}');
    expect([cache.get('100001', 'phone'), cache.get('100002', 'phone')]).toEqual(['13800000001', undefined]);
    cache.clear();
    expect(store.get('DD_100001.phone')).toBeUndefined();
  });

  it.each(['{"d":"x","v":false}', '{"d":"x"}', '{"d":5,"v":true}', '{"d"', 'null', '[]', '', '{"d":"x","v":"true"}'])(
    'F-CRY-20 ignores the entry %j',
    (entry) => {
      const store = createMemoryStore();
      store.set('DD_1.k', entry);
      expect(createDecryptedCache(store).get('1', 'k')).toBeUndefined();
    },
  );

  it('F-CRY-20 accepts the key __proto__, and ignores invalid entries of the list', () => {
    const store = createMemoryStore();
    store.set('DD_', '{"a":1}');
    const cache = createDecryptedCache(store);
    cache.set('1', '__proto__', 'x');
    expect(cache.get('1', '__proto__')).toBe('x');
    expect(({} as { d?: string }).d).toBeUndefined();
    cache.clear();
    expect(cache.get('1', '__proto__')).toBeUndefined();
  });
});
