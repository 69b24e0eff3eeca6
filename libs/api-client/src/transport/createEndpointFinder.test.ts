import { createMemoryStore } from '@pavilion/kernel';
import { catalogue } from '../catalogue/catalogue.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { moneyEndpoints, siteEndpoints } from '../endpoints.ts';
import { schemas } from '../schemas.ts';
import { createSession } from '../session/createSession.ts';
import { settle } from '@pavilion/testing';
import { createFakePlatform, ok } from '../testing/createFakePlatform.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';
import { createApiClient } from './createApiClient.ts';

const balance = schemas['transfer.getBalance'].example.response;
const preInfo = schemas['configuration.preInfo'].example.response;
const never = () => new Promise<never>(() => undefined);

describe('endpoint finder', () => {
  it('API-07 a client with a table of one endpoint knows only that endpoint', async () => {
    const { client, platform } = createTestClient(() => ok(balance), { endpoints: moneyEndpoints });
    await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
    expect(await catchError(client.call('user.logout', {}))).toMatchObject({
      kind: 'protocol',
      reason: 'request',
      outcome: 'none',
      messageKey: 'error.badRequest',
    });
    expect(platform.calls).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', 'toString', 'no.such'])('API-07 %s is no endpoint', async (id) => {
    const { client, platform } = createTestClient(() => ok(balance));
    expect(await catchError(client.call(id as 'user.logout', {}))).toMatchObject({ reason: 'request' });
    expect(platform.calls).toHaveLength(0);
  });

  it('API-07 loads the whole catalogue without a table', async () => {
    const platform = createFakePlatform(() => ok(preInfo), Date.now);
    const client = createApiClient({
      session: createSession({ store: createMemoryStore() }),
      baseUrl: 'https://platform.example',
      fetch: platform.fetch,
      wire: { crypto: nobleCrypto },
    });
    await expect(client.call('configuration.preInfo', {})).resolves.toEqual(preInfo);
  });

  it('API-07 loads only missing endpoints, once for all calls', async () => {
    let loads = 0;
    const { client, platform } = createTestClient(({ path }) => ok(path.includes('preInfo') ? preInfo : balance), {
      endpoints: siteEndpoints,
      loadEndpoints: async () => {
        loads += 1;
        return catalogue;
      },
    });
    await client.call('configuration.preInfo', {});
    expect(loads).toBe(0);
    await Promise.all(Array.from({ length: 10 }, () => client.call('transfer.getBalance', { withLockMoney: true })));
    await client.call('transfer.getBalance', { withLockMoney: true });
    expect([loads, platform.calls.length]).toEqual([1, 12]);
  });

  it('API-06 callers that wait for the endpoint share one request', async () => {
    const { client, platform } = createTestClient(() => ok(preInfo), {
      endpoints: {},
      loadEndpoints: async () => catalogue,
    });
    await Promise.all(Array.from({ length: 50 }, () => client.call('configuration.preInfo', {})));
    expect(platform.calls).toHaveLength(1);
  });

  it('F-API-02 a failed load fails the call without effect, and the next call tries again', async () => {
    let loads = 0;
    const { client, platform } = createTestClient(() => ok(balance), {
      endpoints: {},
      loadEndpoints: () => (++loads === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve(catalogue)),
    });
    const bet = schemas['sport.placeBet'].example.request;
    expect(await catchError(client.call('sport.placeBet', bet))).toMatchObject({
      kind: 'transport',
      reason: 'network',
      outcome: 'none',
      attempts: 0,
    });
    await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
    expect([loads, platform.calls.length]).toEqual([2, 1]);
  });

  it('API-03 the 30 s of a call include loading its endpoint', async () => {
    const { client, clock, platform } = createTestClient(() => 'silence', {
      endpoints: {},
      loadEndpoints: () => new Promise((resolve) => clock.after(20_000, () => resolve(catalogue))),
    });
    const failing = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advanceAsync(29_999);
    expect(platform.calls).toHaveLength(1);
    expect(clock.pending()).toBe(1);
    await clock.advanceAsync(1);
    expect(await failing).toMatchObject({ reason: 'timeout' });
    expect(clock.pending()).toBe(0);
  });

  it('API-03 an endpoint that never loads times out', async () => {
    const { client, clock } = createTestClient(() => ok(balance), { endpoints: {}, loadEndpoints: never });
    const failing = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advanceAsync(30_000);
    expect(await failing).toMatchObject({ reason: 'timeout', outcome: 'none', attempts: 0 });
    expect(clock.pending()).toBe(0);
  });

  it('F-API-15 a call can be cancelled while its endpoint loads', async () => {
    const { client, clock } = createTestClient(() => ok(balance), { endpoints: {}, loadEndpoints: never });
    const control = new AbortController();
    const failing = catchError(client.call('configuration.preInfo', {}, { signal: control.signal }));
    await settle();
    control.abort();
    expect(await failing).toMatchObject({ reason: 'aborted', outcome: 'none' });
    expect(clock.pending()).toBe(0);
  });

  /** Begins a call whose endpoint is loaded by `bring()`. */
  function beginSlowly() {
    let bring: () => void = () => undefined;
    const made = createTestClient(() => ok(balance), {
      endpoints: {},
      loadEndpoints: () => new Promise((resolve) => (bring = () => resolve(catalogue))),
    });
    const call = made.client.call('transfer.getBalance', { withLockMoney: true });
    return { ...made, call, bring: () => bring() };
  }

  it('F-CRY-09 the mode is that of the beginning of the call', async () => {
    const { client, platform, call, bring } = beginSlowly();
    client.setSafeSwitch(false);
    bring();
    await call;
    expect(platform.calls[0]?.opened).toMatchObject({ isSealed: true, token: 'token-1' });
  });

  it('F-API-28 a call is not sent with the token of another member', async () => {
    const { session, platform, call, bring } = beginSlowly();
    session.login({ token: 'token-2', userId: '2' });
    bring();
    expect(await catchError(call)).toMatchObject({ kind: 'sessionEnded', outcome: 'none' });
    expect(platform.calls).toEqual([]);
  });
});
