import { schemas } from '../schemas.ts';
import { getErrorReaction } from '../errors/getErrorReaction.ts';
import { md5Hex } from '../crypto/md5Hex.ts';
import { ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';
import { isCaptchaDemand } from '../call/apiClient.ts';

const login = {
  isAgent: 0,
  name: 'demo01',
  password: md5Hex('demo1234'),
  kaptchcate: 0,
  codeId: '',
  code: '',
  version: '1.0',
  sendCodeNum: '',
} as const;
const preInfo = schemas['configuration.preInfo'].example.response;
const balance = schemas['transfer.getBalance'].example.response;

describe('call', () => {
  it.each([true, false])('API-01 API-04 sends a call and returns its data (safe switch %s)', async (isSafe) => {
    const { client, platform } = createTestClient(() => ok(balance), { isSafe });
    await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
    expect(platform.calls[0]?.init.method).toBe('POST');
    expect(platform.calls[0]?.opened).toMatchObject({
      path: '/fd/api/v1/transfer/getBalance',
      body: '{"withLockMoney":true}',
      token: 'token-1',
      isSealed: isSafe,
    });
  });

  it('API-02 requests the language of the site and follows no redirect', async () => {
    const { client, platform } = createTestClient(() => ok(balance), { locale: () => 'zh-TW' });
    await client.call('transfer.getBalance', { withLockMoney: true });
    expect(platform.calls[0]?.init).toMatchObject({
      redirect: 'error',
      cache: 'no-store',
      headers: { 'accept-language': 'zh-TW' },
    });
  });

  it('F-CRY-09 a call ends in the mode it began with', async () => {
    const { client, platform } = createTestClient(() => ok(balance));
    const first = client.call('transfer.getBalance', { withLockMoney: true });
    client.setSafeSwitch(false);
    const second = client.call('transfer.getBalance', { withLockMoney: true });
    client.setSafeSwitch(true);
    const third = client.call('transfer.getBalance', { withLockMoney: true });
    await Promise.all([first, second, third]);
    expect(platform.calls.map(({ opened }) => opened?.isSealed).sort()).toEqual([false, true, true]);
  });

  it.each(['user.login', 'configuration.preInfo'] as const)(
    'API-01 rejects a body of %s with a value that JSON cannot hold, sends nothing and leaves no timer',
    async (id) => {
      const { client, clock, platform } = createTestClient(() => ok(balance));
      const error = await catchError(client.call(id, { amount: 1n } as never));
      expect(error).toEqual(new TypeError('Do not know how to serialize a BigInt'));
      expect([platform.calls.length, clock.pending()]).toEqual([0, 0]);
    },
  );

  it('ERR-06 a member call of a guest is not sent', async () => {
    const { client, session, platform } = createTestClient(() => ok(balance));
    session.logout();
    const error = await catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    expect(error).toMatchObject({ kind: 'api', code: 6001, reaction: 'relogin' });
    expect(platform.calls).toHaveLength(0);
  });

  it.each([
    [6021, 'picture'],
    [6022, 'behaviour'],
  ])('ERR-03 %i on login is a value', async (code, captcha) => {
    const { client } = createTestClient(() => refused(code, '请完成验证'));
    const response = await client.call('user.login', login);
    expect(response).toEqual({ kind: 'captcha', captcha, code, serverMessage: '请完成验证' });
    expect(isCaptchaDemand(response)).toBe(true);
  });

  it('ERR-03 6021 of a call that does not list it is an error with its reaction', async () => {
    const { client } = createTestClient(() => refused(6021));
    expect(getErrorReaction(await catchError(client.call('transfer.getBalance', { withLockMoney: true })))).toBe(
      'captcha',
    );
  });

  it('ERR-08 6026 contains the phone number and the message', async () => {
    const { client } = createTestClient(() => refused(6026, '新设备', { phoneNumber: '138****0001' }));
    expect(await catchError(client.call('user.login', login))).toMatchObject({
      code: 6026,
      reaction: 'newDevice',
      serverMessage: '新设备',
      data: { phoneNumber: '138****0001' },
    });
  });

  it('API-08 schemas refuse an invalid response, and an invalid body before it is sent', async () => {
    const { client, platform } = createTestClient(() => ok({ token: 5 }), { schemas: async () => schemas });
    expect(await catchError(client.call('user.login', login))).toMatchObject({ kind: 'protocol', reason: 'response' });
    const broken = client.call('user.login', { ...login, password: 'demo1234' });
    expect(await catchError(broken)).toMatchObject({ kind: 'protocol', reason: 'request', outcome: 'none' });
    expect(platform.calls).toHaveLength(1);
  });

  it('schemas that cannot be loaded do not fail a call', async () => {
    const warn = jest.fn();
    const { client } = createTestClient(() => ok(balance), {
      schemas: () => Promise.reject(new Error('chunk')),
      logger: { warn },
    });
    await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
    expect(warn).toHaveBeenCalledWith('schemas.notLoaded', { endpointId: 'transfer.getBalance' });
  });

  it('a call cancelled while schemas load rejects as aborted', async () => {
    const warn = jest.fn();
    const { client } = createTestClient(() => ok(balance), {
      schemas: () => new Promise(() => undefined),
      logger: { warn },
    });
    const giveUp = new AbortController();
    const called = client.call('transfer.getBalance', { withLockMoney: true }, { signal: giveUp.signal });
    giveUp.abort();
    expect(await catchError(called)).toMatchObject({ kind: 'transport', reason: 'aborted' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('ERR-05 an invalid response of the resource call has its own text', async () => {
    const { client } = createTestClient(() => ({ text: '{"status_code":' }));
    const body = schemas['sport.betStatus'].example.request;
    expect(await catchError(client.call('sport.betStatus', body))).toMatchObject({ messageKey: 'error.gameData' });
  });
});

describe('address and language', () => {
  it.each`
    baseUrl                          | url
    ${'https://platform.example'}    | ${'https://platform.example/site/api/v1/user/logout'}
    ${'https://platform.example///'} | ${'https://platform.example/site/api/v1/user/logout'}
    ${'https://platform.example/a/'} | ${'https://platform.example/a/site/api/v1/user/logout'}
    ${''}                            | ${'/site/api/v1/user/logout'}
  `('API-01 the base "$baseUrl" is called at $url', async ({ baseUrl, url }) => {
    const called: unknown[] = [];
    const { client } = createTestClient(() => ok({}), {
      baseUrl: baseUrl as string,
      isSafe: false,
      fetch: async (address) => {
        called.push(address);
        return new Response('{"status_code":6000,"data":{}}');
      },
    });
    await client.call('user.logout', {});
    expect(called).toEqual([url]);
  });

  it('API-02 requests Simplified Chinese by default', async () => {
    const { client, platform } = createTestClient(() => ok(balance));
    await client.call('transfer.getBalance', { withLockMoney: true });
    expect(new Headers(platform.calls[0]?.init.headers).get('accept-language')).toBe('zh-CN');
  });

  it('API-04 the safe switch is on by default, and the last setting counts for the next call', async () => {
    const { client, platform } = createTestClient(() => ok({}));
    await client.call('user.logout', {});
    client.setSafeSwitch(false);
    await client.call('user.logout', {});
    client.setSafeSwitch(true);
    await client.call('user.logout', {});
    expect(platform.calls.map(({ opened }) => opened?.isSealed)).toEqual([true, false, true]);
  });

  it('the client has the wire of its profile', () => {
    const { client } = createTestClient(() => ok({}));
    expect(client.wire().profile.keyId).toBe('1');
  });
});

describe('log of failed calls', () => {
  const logged = (handle: Parameters<typeof createTestClient>[0]) => {
    const warn = jest.fn();
    return { warn, ...createTestClient(handle, { logger: { warn } }) };
  };
  const requestId = '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90';

  it.each`
    kind           | response
    ${'api'}       | ${refused(6002, '密码错误')}
    ${'transport'} | ${{ reject: new TypeError('fetch failed') }}
    ${'protocol'}  | ${{ text: '{' }}
  `('a failure of the kind $kind is logged once, without text or data', async ({ kind, response }) => {
    const { client, warn } = logged(() => response as ReturnType<typeof ok>);
    await catchError(client.call('user.logout', {}, { requestId }));
    expect(warn.mock.calls).toEqual([['call.failed', { endpointId: 'user.logout', kind, requestId }]]);
  });

  it('a success and a demand for a captcha are not logged', async () => {
    const { client, warn } = logged((_, count) => (count === 1 ? ok({}) : refused(6021)));
    await client.call('user.logout', {});
    await client.call('user.login', login);
    expect(warn).not.toHaveBeenCalled();
  });

  it('a cancelled call is not logged', async () => {
    const { client, warn } = logged(() => 'silence');
    const control = new AbortController();
    const cancelled = catchError(client.call('user.logout', {}, { signal: control.signal }));
    control.abort();
    expect(await cancelled).toMatchObject({ reason: 'aborted' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('a call with a signal that is not used is logged', async () => {
    const { client, warn } = logged(() => refused(6002));
    await catchError(client.call('user.logout', {}, { signal: new AbortController().signal }));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('login expired', () => {
  it.each([10, 50])('ERR-02 F-API-10 %i calls that fail at once end the session once', async (count) => {
    const { client, session } = createTestClient(() => refused(6001));
    const events: string[] = [];
    session.subscribe(({ type }) => events.push(type));
    const calls = Array.from({ length: count }, () =>
      catchError(client.call('transfer.getBalance', { withLockMoney: true })),
    );
    const errors = await Promise.all(calls);
    const reactions = errors.map(getErrorReaction);
    expect(reactions.toSorted()).toEqual([...Array.from({ length: count - 1 }, () => 'none'), 'relogin']);
    expect(events).toEqual(['expired']);
    expect(session.getState().isLoggedIn).toBe(false);
  });

  it.each(['', '{"status_code":6000,"data":{},"message":""}'])(
    'F-API-11 HTTP 401 with body %j ends the session too',
    async (body) => {
      const { client, session } = createTestClient(() => ({ response: new Response(body, { status: 401 }) }));
      expect(await catchError(client.call('transfer.getBalance', { withLockMoney: true }))).toMatchObject({
        code: 6001,
      });
      expect(session.getState().isLoggedIn).toBe(false);
    },
  );

  it('F-API-10 a late 6001 does not end the following login', async () => {
    const { client, session } = createTestClient(() => refused(6001));
    const late = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    session.login({ token: 'token-2', userId: '100001' });
    await late;
    expect(session.token()).toBe('token-2');
  });
});

describe('sharing', () => {
  it('API-06 F-API-17 fifty callers share one request, and its response is cached', async () => {
    const { client, clock, platform } = createTestClient(() => ok(preInfo));
    await Promise.all(Array.from({ length: 50 }, () => client.call('configuration.preInfo', {})));
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(1);
    await clock.advanceAsync(300_000);
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(2);
    client.clearResponses();
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(3);
  });

  it('F-API-17 a failure is shared but not cached', async () => {
    const { client, platform } = createTestClient((_, count) => (count === 1 ? refused(6013) : ok(preInfo)));
    const errors = await Promise.all([1, 2, 3].map(() => catchError(client.call('configuration.preInfo', {}))));
    expect(errors).toHaveLength(3);
    await expect(client.call('configuration.preInfo', {})).resolves.toEqual(preInfo);
    expect(platform.calls).toHaveLength(2);
  });

  it('F-API-17 responses of two languages are cached separately', async () => {
    let locale = 'zh-CN';
    const { client, platform } = createTestClient(() => ok(preInfo), { locale: () => locale });
    await client.call('configuration.preInfo', {});
    locale = 'zh-TW';
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(2);
  });

  it('F-API-17 a language change after the start of a call changes neither its header nor its place in the cache', async () => {
    let locale = 'zh-CN';
    const { client, platform } = createTestClient(() => ok(preInfo), {
      locale: () => locale,
      // Before the request is sealed.
      trace: ({ step }) => void (step === 'begin' && (locale = 'zh-TW')),
    });
    await client.call('configuration.preInfo', {});
    await client.call('configuration.preInfo', {});
    locale = 'zh-CN';
    await client.call('configuration.preInfo', {});
    expect(platform.calls.map(({ init }) => new Headers(init.headers).get('accept-language'))).toEqual([
      'zh-CN',
      'zh-TW',
    ]);
  });

  it('API-06 calls with other bodies or ids do not share a response', async () => {
    const { client, platform } = createTestClient(() => ok([]));
    await client.call('advertising.sponsorContent', {});
    await client.call('advertising.sponsorContent', { other: 1 } as never);
    await client.call('advertising.navigationList', {});
    await client.call('advertising.sponsorContent', {});
    expect(platform.calls).toHaveLength(3);
  });

  it('API-06 cancelling one caller does not affect the others', async () => {
    const { client, platform } = createTestClient(() => ok(preInfo));
    const control = new AbortController();
    const leaving = catchError(client.call('configuration.preInfo', {}, { signal: control.signal }));
    const staying = client.call('configuration.preInfo', {});
    control.abort();
    expect(await leaving).toMatchObject({ reason: 'aborted' });
    await expect(staying).resolves.toEqual(preInfo);
    expect(platform.calls).toHaveLength(1);
  });
});
