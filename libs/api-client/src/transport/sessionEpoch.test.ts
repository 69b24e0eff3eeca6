import { createMemoryStore } from '@pavilion/kernel';
import { settle } from '@pavilion/testing';
import { catalogue } from '../catalogue/catalogue.ts';
import { isCallError } from '../errors/isCallError.ts';
import { getErrorReaction } from '../errors/getErrorReaction.ts';
import { isOutcomeUnknown } from '../errors/isOutcomeUnknown.ts';
import { isSessionEndedError, SessionEndedError } from '../errors/sessionEndedError.ts';
import { toCallFailure } from '../errors/callFailure.ts';
import { schemas } from '../schemas.ts';
import { createSession } from '../session/createSession.ts';
import { buildStoredName } from '../session/storedKeys.ts';
import { ok, refused, type FakeResponse } from '../testing/createFakePlatform.ts';
import { catchError, createTestClient } from '../testing/createTestClient.ts';

const B = { token: 'token-2', userId: '100002' };
const balance = schemas['transfer.getBalance'].example.response;
const preInfo = schemas['configuration.preInfo'].example.response;
const games = schemas['venue.gameList'].example;
const bet = schemas['sport.placeBet'].example.request;
const refusedLogin = { response: new Response('', { status: 401 }) };

/** Creates a client whose platform responds only to `respond()`. */
function openSlowClient(options: Parameters<typeof createTestClient>[1] = {}) {
  let respond: (response: FakeResponse) => void = () => undefined;
  const made = createTestClient(() => new Promise<FakeResponse>((resolve) => (respond = resolve)), options);
  const events: string[] = [];
  made.session.subscribe(({ type }) => events.push(type));
  const waitForRequest = async () => {
    while (made.platform.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const getBalance = () => made.client.call('transfer.getBalance', { withLockMoney: true });
  return { ...made, events, getBalance, waitForRequest, respond: (response: FakeResponse) => respond(response) };
}

describe('session epoch', () => {
  it.each`
    what                     | respond
    ${'its data'}            | ${ok(balance)}
    ${'6001'}                | ${refused(6001)}
    ${'HTTP 401'}            | ${refusedLogin}
    ${'another refusal'}     | ${refused(6013, '系统维护')}
    ${'an invalid envelope'} | ${{ text: '{}' }}
    ${'a broken connection'} | ${{ reject: new TypeError('failed to fetch') }}
  `(
    'F-API-28 SEC-09 a call of member A that gets $what after the login of B rejects, and B stays',
    async ({ respond: response }) => {
      const { session, getBalance, waitForRequest, respond, events } = openSlowClient();
      const late = catchError(getBalance());
      await waitForRequest();
      session.logout();
      session.login(B);
      respond(response as FakeResponse);
      const error = await late;
      expect(error).toBeInstanceOf(SessionEndedError);
      expect(error).toMatchObject({
        kind: 'sessionEnded',
        endpointId: 'transfer.getBalance',
        outcome: 'none',
        messageKey: 'error.sessionEnded',
      });
      expect([isSessionEndedError(error), isCallError(error), getErrorReaction(error)]).toEqual([true, true, 'none']);
      expect(session.getState()).toEqual({ isLoggedIn: true, userId: '100002' });
      expect(events).toEqual(['loggedOut', 'loggedIn']);
    },
  );

  it('F-API-27 a balance that arrives after the logout rejects and stores nothing', async () => {
    const store = createMemoryStore();
    const session = createSession({ store });
    session.login({ token: 'token-1', userId: '100001' });
    const { getBalance, waitForRequest, respond } = openSlowClient({ session });
    const late = catchError(getBalance());
    await waitForRequest();
    session.logout();
    const set = jest.spyOn(store, 'set');
    respond(ok(balance));
    expect(await late).toBeInstanceOf(SessionEndedError);
    expect([session.getState().isLoggedIn, set.mock.calls]).toEqual([false, []]);
  });

  it('F-API-28 a new login of the same member with the same token is another session', async () => {
    const { session, getBalance, waitForRequest, respond } = openSlowClient();
    const late = catchError(getBalance());
    await waitForRequest();
    session.login({ token: 'token-1', userId: '100001' });
    respond(ok(balance));
    expect(await late).toBeInstanceOf(SessionEndedError);
  });

  it('F-API-28 STO-03 a logout in another tab counts, also before its message arrives', async () => {
    const store = createMemoryStore();
    const session = createSession({ store });
    session.login({ token: 'token-1', userId: '100001' });
    const { getBalance, waitForRequest, respond } = openSlowClient({ session });
    const late = catchError(getBalance());
    await waitForRequest();
    createSession({ store }).login(B);
    respond(ok(balance));
    expect(await late).toBeInstanceOf(SessionEndedError);
    expect(store.get(buildStoredName('userId'))).toBe('100002');
  });

  it('F-API-28 a read is not repeated for the former member', async () => {
    const { session, clock, platform, getBalance, waitForRequest, respond } = openSlowClient();
    const late = catchError(getBalance());
    await waitForRequest();
    respond({ reject: new TypeError('failed to fetch') });
    await settle();
    session.logout();
    await clock.advanceAsync(10_000);
    expect(await late).toBeInstanceOf(SessionEndedError);
    expect([platform.calls.length, clock.pending()]).toEqual([1, 0]);
  });

  it('F-API-28 a call that has not been sent is not sent for the former member', async () => {
    let load: (value: Partial<typeof schemas>) => void = () => undefined;
    const loading = new Promise<Partial<typeof schemas>>((resolve) => (load = resolve));
    const { client, session, platform } = createTestClient(() => ok({}), { schemas: () => loading });
    const late = catchError(client.call('sport.placeBet', bet, { requestId: bet.requestId }));
    session.logout();
    session.login(B);
    load(schemas);
    expect(await late).toMatchObject({ kind: 'sessionEnded', outcome: 'none' });
    expect(platform.calls).toEqual([]);
  });

  it('F-API-28 I9 a money call that was sent has an unknown outcome, not a failed one', async () => {
    const { client, session, waitForRequest, respond } = openSlowClient();
    const late = catchError(client.call('sport.placeBet', bet, { requestId: bet.requestId }));
    await waitForRequest();
    session.logout();
    respond(ok(schemas['sport.placeBet'].example.response));
    const error = await late;
    expect([isOutcomeUnknown(error), toCallFailure(error)]).toEqual([
      true,
      { kind: 'sessionEnded', messageKey: 'error.outcomeUnknown', reaction: 'none', requestId: bet.requestId },
    ]);
  });

  it('F-API-28 a guest call of a member with personal data is discarded, a cached one is shared', async () => {
    const { client, session, waitForRequest, respond } = openSlowClient();
    const list = catchError(client.call('venue.gameList', games.request));
    await waitForRequest();
    session.logout();
    respond(ok(games.response));
    expect(await list).toBeInstanceOf(SessionEndedError);
    const other = openSlowClient();
    const info = other.client.call('configuration.preInfo', {});
    await other.waitForRequest();
    other.session.logout();
    other.respond(ok(preInfo));
    await expect(info).resolves.toEqual(preInfo);
  });

  it('SEC-09 a guest call that arrives after a login is used', async () => {
    const { client, session, waitForRequest, respond } = openSlowClient();
    session.logout();
    const list = client.call('venue.gameList', games.request);
    await waitForRequest();
    session.login(B);
    respond(ok(games.response));
    await expect(list).resolves.toEqual(games.response);
  });

  it('SEC-09 logs no discarded call', async () => {
    const warn = jest.fn();
    const { session, getBalance, waitForRequest, respond } = openSlowClient({ logger: { warn } });
    const late = catchError(getBalance());
    await waitForRequest();
    session.logout();
    respond(ok(balance));
    await late;
    expect(warn).not.toHaveBeenCalled();
  });

  it('F-API-28 only endpoints of guests are shared by sessions', () => {
    const shared = Object.entries(catalogue).filter(([, entry]) => 'cacheMs' in entry);
    expect(shared.length).toBeGreaterThan(3);
    for (const [id, { auth }] of shared) expect([id, auth]).toEqual([id, 'guest']);
  });
});
