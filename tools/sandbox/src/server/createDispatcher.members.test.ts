import { join } from 'node:path';
import { schemas } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { createPlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import type { Db, OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { emptyContent, loadSnapshot } from '@pavilion/sandbox-platform/db/open/loadSnapshot';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import { wrapPglite } from '@pavilion/sandbox-platform/db/open/openMemory';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { deferred, settle } from '@pavilion/testing';
import type { Call } from '../request/handlerTypes.ts';
import {
  ADDRESS,
  RESPONSE_LIMIT_MS,
  createTestDispatcher,
  DEVICE_ID,
  type TestPorts,
} from './testing/createTestDispatcher.ts';

const CACHE = join(__dirname, '../../../../node_modules/.cache/pavilion');
const MINUTE_MS = 60_000;

/** Write and read of a member or guest. */
const WRITE = 'help.rate';
const READ = 'user.memberInfo';
const GAME = 'sport.game';
const rating = { page: 'rqgl', isHelpful: true };

const databaseFault = createPlatformFaultStore();
const at = new Date(1_700_000_000_000);
let database: OpenDatabase;
let db: Db;
/** Ids of two members. */
let ids: readonly [number, number];
beforeAll(async () => {
  const snapshot = await loadSnapshot(CACHE, emptyContent);
  database = await openDatabase({ kind: 'memory', snapshot }, false, databaseFault.current);
  db = database.db;
  const create = (name: string) => createMember(db, { name, passwordMd5: 'f'.repeat(32), registeredAt: at });
  ids = [await create('one'), await create('two')];
}, 60_000);
afterEach(() => databaseFault.heal());
afterAll(() => database.close());

/** Opens a new session of a member. */
async function logIn(memberId = ids[0]) {
  const place = { deviceId: DEVICE_ID, ip: ADDRESS, deviceName: undefined };
  const token = await db.transaction().execute((tx) => openSession(tx, { ...place, memberId, at, keepsOthers: true }));
  return { memberId, token };
}
const logInBoth = async () => [await logIn(ids[0]), await logIn(ids[1])] as const;

/** Creates a dispatcher on the database, with one mock as the handler of all calls. */
function openCalls(work: (call: Call<typeof WRITE>) => unknown = () => ({}), ports: TestPorts = {}) {
  const handle = jest.fn(work);
  const handlers = { [WRITE]: handle, [READ]: handle, [GAME]: handle, 'user.logout': handle };
  return { handle, ...createTestDispatcher({ db, handlers: handlers as TestPorts['handlers'] & object, ...ports }) };
}

const readLastUse = () =>
  db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('ended_at', 'is', null)
    .where('member_id', '=', ids[0])
    .execute();

describe('the session of a call', () => {
  it('F-AUTH-29 a handler gets member and session of the token', async () => {
    const { call, handle } = openCalls();
    const login = await logIn();
    expect(await call(READ, { token: login.token })).toMatchObject({ code: 6000 });
    const member = expect.objectContaining({ id: login.memberId, name: 'one' }) as unknown;
    const session = expect.objectContaining({ id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown }) as unknown;
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ member, session }));
  });

  it('F-AUTH-29 an unknown token is refused for a call of a member, and is a guest for others', async () => {
    const { call, handle, warn } = openCalls();
    expect(await call(READ, { token: 'unknown' })).toMatchObject({ status: 200, code: 6001, data: null });
    const entry = { call: 'unknown', code: 6001, memberId: null, address: ADDRESS };
    expect(warn.mock.calls).toEqual([['security', entry]]);
    expect(await call(WRITE, { token: 'unknown', body: rating })).toMatchObject({ code: 6000 });
    expect(handle.mock.calls).toMatchObject([[{ member: undefined }]]);
  });

  it('SEC-04 a call is stored as the last use of its session', async () => {
    const { call, clock } = openCalls();
    const { token } = await logIn();
    clock.advance(MINUTE_MS);
    await call(READ, { token });
    expect(await readLastUse()).toEqual([{ last_used_at: new Date(clock.now()) }]);
  });

  it('F-SRV-05 a call succeeds if its time cannot be stored', async () => {
    const { call, clock, warn } = openCalls();
    const { token } = await logIn();
    clock.advance(MINUTE_MS);
    databaseFault.change({ database: 'full' });
    expect(await call(READ, { token })).toMatchObject({ code: 6000 });
    const reason = expect.stringContaining('No space left on device') as unknown;
    expect(warn.mock.calls).toEqual([['session use not stored', { reason }]]);
    expect(await readLastUse()).toEqual([{ last_used_at: at }]);
  });

  it('F-SRV-05 a call gets "busy" if the database is down', async () => {
    const { call, handle } = openCalls();
    const { token } = await logIn();
    databaseFault.change({ database: 'down' });
    expect(await call(READ, { token })).toMatchObject({ status: 200, code: 6317, data: null });
    expect(handle).not.toHaveBeenCalled();
  });

  it('F-SRV-05 a call gets "busy" after the limit if the database does not respond', async () => {
    const silent = wrapPglite({ query: () => deferred().promise } as never, { label: 'silent' });
    const { call, clock, untilRunning } = openCalls(undefined, { db: silent.db });
    const response = call(READ, { token: 'some' });
    await untilRunning(1);
    await clock.advanceAsync(RESPONSE_LIMIT_MS);
    expect(await response).toMatchObject({ status: 200, code: 6317, data: null });
  });

  it('ASVS 16.3.1 a logout is logged with its member and without its token', async () => {
    const { call, warn } = openCalls();
    const { token, memberId } = await logIn();
    await call('user.logout', { token });
    expect(warn.mock.calls).toEqual([['security', { call: 'user.logout', code: 6000, memberId, address: ADDRESS }]]);
  });
});

describe('the limit of calls', () => {
  it('ASVS 2.4.1 refuses more calls of a member in a minute with 429 and "busy"', async () => {
    const { call, clock, handle } = openCalls(undefined, { memberCallsPerMinute: 2 });
    const [one, other] = await logInBoth();
    const read = async ({ token }: { token: string }) => {
      const { status, code } = await call(READ, { token });
      return [status, code];
    };
    const accepted = [200, 6000];
    expect([await read(one), await read(one), await read(one)]).toEqual([accepted, accepted, [429, 6317]]);
    expect(await read(other)).toEqual(accepted);
    expect(handle).toHaveBeenCalledTimes(3);
    clock.advance(MINUTE_MS);
    expect(await read(one)).toEqual(accepted);
  });

  it('ASVS 2.4.1 has no effect on guests', async () => {
    const { call } = openCalls(undefined, { memberCallsPerMinute: 0 });
    expect(await call(WRITE, { body: rating })).toMatchObject({ status: 200, code: 6000 });
  });
});

describe('a repeated call of a member', () => {
  const other = { ...rating, isHelpful: false };
  let effects = 0;
  const rate = (call: Call<typeof WRITE>) => call.once(() => Promise.resolve({ effect: ++effects } as never));
  beforeEach(() => (effects = 0));

  it('W3 F-CRY-04 gets the stored response and has no second effect, also after a restart', async () => {
    const { token } = await logIn();
    const repeated = { token, body: rating, requestId: createId() };
    const { call } = openCalls(rate);
    const responses = [await call(WRITE, repeated), await call(WRITE, repeated)];
    responses.push(await openCalls(rate).call(WRITE, repeated));
    for (const response of responses) expect(response).toMatchObject({ code: 6000, data: { effect: 1 } });
    expect(effects).toBe(1);
  });

  it('F-CRY-07 another body with its id is refused after a restart', async () => {
    const { token } = await logIn();
    const requestId = createId();
    await openCalls(rate).call(WRITE, { token, body: rating, requestId });
    expect(await openCalls(rate).call(WRITE, { token, body: other, requestId })).toMatchObject({ code: 6008 });
    expect(effects).toBe(1);
  });

  it('W3 ids of two members, and of a guest, do not affect each other', async () => {
    const tokens = [...(await logInBoth()).map(({ token }) => token), ''];
    const { call } = openCalls(rate);
    const requestId = createId();
    for (const token of tokens) await call(WRITE, { token, body: rating, requestId });
    expect(effects).toBe(3);
    const rows = await db.selectFrom('requests').select('member_id').where('request_id', '=', requestId).execute();
    expect(rows.map(({ member_id }) => member_id)).toContain(0);
  });

  it('F-SRV-18 is stored with its time and a keyed digest of its body', async () => {
    const { call, clock, secret } = openCalls(rate);
    const { token, memberId } = await logIn();
    const requestId = createId();
    await call(WRITE, { token, body: rating, requestId });
    const row = await db.selectFrom('requests').selectAll().where('request_id', '=', requestId).executeTakeFirst();
    const body_hash = secret.digest('call', WRITE, JSON.stringify(rating));
    expect(row).toMatchObject({ member_id: memberId, endpoint: WRITE, body_hash, created_at: new Date(clock.now()) });
  });

  it('W3 may have another Request, which changes with each attempt, but no other field', async () => {
    const { token } = await logIn();
    const { call } = openCalls();
    const requestId = createId();
    const body = schemas[GAME].example.request;
    const later = { ...body, Request: { ...body.Request, timestamp: body.Request.timestamp + 1 } };
    const read = async (sent: object) => (await call(GAME, { token, body: sent, requestId })).code;
    expect([await read(body), await read(later)]).toEqual([6000, 6000]);
    expect(await read({ ...later, gameId: '1' })).toBe(6008);
  });
});

describe('a call that is running', () => {
  /** Starts a write that runs until it is ended, and waits until its handler was called. */
  async function startWrite(token: string) {
    const ended = deferred<object>();
    const settled = jest.fn();
    const requestId = createId();
    const calls = openCalls(({ body, settled: wait }) => {
      if (body.page !== 'rqgl') return wait(requestId).then(settled);
      return ended.promise;
    });
    const write = calls.call(WRITE, { token, body: rating, requestId });
    await calls.until(() => calls.handle.mock.calls.length === 1);
    const query = (by: string) => calls.call(WRITE, { token: by, body: { ...rating, page: 'query' } });
    return { ...calls, ended, write, query, settled };
  }

  it('W3 a query waits for the call of its member', async () => {
    const { token } = await logIn();
    const { query, ended, settled, write, handle, until } = await startWrite(token);
    const queried = query(token);
    await until(() => handle.mock.calls.length === 2);
    await settle();
    expect(settled).not.toHaveBeenCalled();
    ended.resolve({});
    await Promise.all([write, queried]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('W3 a query does not wait for the call of another member', async () => {
    const [{ token }, other] = await logInBoth();
    const { query, ended, settled, write } = await startWrite(token);
    expect(await query(other.token)).toMatchObject({ code: 6000 });
    expect(settled).toHaveBeenCalledTimes(1);
    ended.resolve({});
    await write;
  });

  it('W3 a query of a guest waits for the call of guests', async () => {
    const { query, ended, settled, write, untilRunning } = await startWrite('');
    const queried = query('');
    await untilRunning(2);
    expect(settled).not.toHaveBeenCalled();
    ended.resolve({});
    await Promise.all([write, queried]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('F-SRV-08 writes of two members with one id run on their own', async () => {
    const tokens = (await logInBoth()).map(({ token }) => token);
    const { promise, resolve } = deferred<object>();
    const { call, handle, until } = openCalls(() => promise);
    const requestId = createId();
    const calls = tokens.map((token) => call(WRITE, { token, body: rating, requestId }));
    await until(() => handle.mock.calls.length === 2);
    resolve({});
    for (const response of await Promise.all(calls)) expect(response).toMatchObject({ code: 6000 });
  });
});
