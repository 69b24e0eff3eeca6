import { type EndpointId, schemas } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { deferred } from '@pavilion/testing';
import {
  ADDRESS,
  RESPONSE_LIMIT_MS,
  createTestDispatcher,
  DEVICE_ID,
  type TestCall,
} from './testing/createTestDispatcher.ts';

/** Write and read of a guest. */
const WRITE = 'help.rate';
const PICTURE = 'user.defaultKaptcha';
const rating = { page: 'rqgl', isHelpful: true };
const WINDOW_MS = 300_000;

/** Creates a dispatcher with one mock as the handler of both calls. */
function openGuest(rate: () => unknown = () => ({})) {
  const handle = jest.fn(rate);
  return { handle, ...createTestDispatcher({ handlers: { [WRITE]: handle as never, [PICTURE]: handle as never } }) };
}

/** Call that is refused, and its response. */
interface RefusedRow {
  readonly id: EndpointId;
  readonly parts: TestCall;
  readonly status: number;
  readonly code: number;
}

describe('a call that cannot be opened', () => {
  const flipLast = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
  const changeHeader = (name: string, value?: string): Pick<TestCall, 'change'> => ({
    change: ({ headers }) => ({ headers: { ...headers, [name]: value } }),
  });

  it.each`
    what                                 | parts
    ${'F-CRY-06 a time that is too old'} | ${{ ageMs: WINDOW_MS + 1 }}
    ${'F-CRY-06 a time in the future'}   | ${{ ageMs: -WINDOW_MS - 1 }}
    ${'F-CRY-06 no time'}                | ${changeHeader('x-timestamp')}
    ${'F-CRY-18 no signature'}           | ${changeHeader('x-signature')}
    ${'F-CRY-18 another signature'}      | ${changeHeader('x-signature', '0'.repeat(64))}
    ${'another device'}                  | ${changeHeader('x-device-id', createId())}
    ${'another site'}                    | ${changeHeader('x-site-id', '3001')}
    ${'F-CRY-05 another body'}           | ${{ change: () => ({ body: '{"a":1}' }) }}
    ${'F-CRY-05 another path'}           | ${{ change: () => ({ path: '/site/api/v1/user/logout' }) }}
    ${'F-CRY-02 a changed sealed path'}  | ${{ isSealed: true, change: ({ path }: { path: string }) => ({ path: flipLast(path) }) }}
  `('API-09 $what gets "illegal request" with the time of the server', async ({ parts }: { parts: TestCall }) => {
    const { call, handle, clock, warn } = openGuest();
    expect(await call(WRITE, { body: rating, ...parts })).toEqual({
      status: 200,
      headers: undefined,
      code: 6008,
      data: { serverTime: clock.now() },
      message: '非法请求，请刷新页面后再试',
    });
    expect(handle).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([['security', { call: 'unknown', code: 6008, memberId: null, address: ADDRESS }]]);
  });

  it.each([true, false])('API-04 API-09 a valid call reaches its handler (sealed: %s)', async (isSealed) => {
    const { call, handle } = openGuest();
    expect(await call(WRITE, { body: rating, isSealed })).toMatchObject({ status: 200, code: 6000 });
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

it.each`
  what                                    | id                                     | parts                                                                           | status | code
  ${'API-07 an unknown path'}             | ${WRITE}                               | ${{ path: '/site/api/v1/none' }}                                                | ${404} | ${6004}
  ${'F-SRV-01 a wrong method'}            | ${WRITE}                               | ${{ method: 'GET' }}                                                            | ${405} | ${6007}
  ${'API-07 an unknown resource'}         | ${'sport.board'}                       | ${{ body: { method: 'delete' } }}                                               | ${400} | ${6007}
  ${'F-SRV-02 a text as body'}            | ${WRITE}                               | ${{ body: '{' }}                                                                | ${400} | ${6007}
  ${'F-SRV-02 null as body'}              | ${WRITE}                               | ${{ body: 'null' }}                                                             | ${400} | ${6007}
  ${'F-SRV-02 a number as body'}          | ${WRITE}                               | ${{ body: '5' }}                                                                | ${400} | ${6007}
  ${'F-SRV-01 no body'}                   | ${WRITE}                               | ${{ body: '' }}                                                                 | ${400} | ${6007}
  ${'API-07 an invalid field'}            | ${WRITE}                               | ${{ body: { ...rating, isHelpful: 'yes' } }}                                    | ${400} | ${6007}
  ${'ASVS 15.3.7 a field twice'}          | ${'bankCard.queryMemberBanksInfoList'} | ${{ path: '/fd/api/v1/bankCard/queryMemberBanksInfoList?kind=bank&kind=coin' }} | ${400} | ${6007}
  ${'a call of a member without a login'} | ${'user.logout'}                       | ${{}}                                                                           | ${200} | ${6001}
`('$what is refused with $status and $code', async ({ id, parts, status, code }: RefusedRow) => {
  const { call, handle } = openGuest();
  expect(await call(id, parts)).toMatchObject({ status, code, data: null });
  expect(handle).not.toHaveBeenCalled();
});

describe('texts of a call', () => {
  const openLogin = () => {
    const handle = jest.fn(() => ({ token: '', userId: '' }));
    return { handle, ...createTestDispatcher({ handlers: { 'user.login': handle } }) };
  };
  const createLogin = (name: string) => ({ ...schemas['user.login'].example.request, name });

  it.each(['nul\u0000nul', '\ud800', '\udfff', 'a\udc00\ud800b', '\\\u0000'])(
    'F-SRV-03 %j cannot be stored and is refused',
    async (name) => {
      const { call, handle } = openLogin();
      expect(await call('user.login', { body: createLogin(name) })).toMatchObject({ status: 400, code: 6007 });
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it.each([
    "'; drop table bets; --",
    'a\r\nx-token: b',
    '\u0001',
    '💥',
    '\\u0000',
    '\\ud800',
    '\\\\ud800',
    'C:\\udata',
  ])('F-SRV-03 %j reaches the handler unchanged', async (name) => {
    const { call, handle } = openLogin();
    expect(await call('user.login', { body: createLogin(name) })).toMatchObject({ code: 6000 });
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ body: createLogin(name) }));
  });
});

it('F-SRV-09 a handler gets the validated call of a guest, without unknown fields', async () => {
  const { call, handle, clock } = openGuest();
  const requestId = createId();
  const body = { ...rating, balance: '1e9', userId: '1' };
  await call(WRITE, { body, requestId, siteId: 3001, headers: { 'user-agent': 'Firefox' } });
  expect(handle.mock.calls).toEqual([
    [
      {
        body: rating,
        member: undefined,
        session: undefined,
        requestId,
        deviceId: DEVICE_ID,
        locale: 'zh-CN',
        siteId: '3001',
        ip: ADDRESS,
        userAgent: 'Firefox',
        now: new Date(clock.now()),
        once: expect.any(Function) as unknown,
        settled: expect.any(Function) as unknown,
      },
    ],
  ]);
});

it.each<Record<string, string[]>>([{}, { 'user-agent': ['Firefox', 'Chrome'] }])(
  'a handler gets no user agent from the headers %j',
  async (headers) => {
    const { call, handle } = openGuest();
    await call(WRITE, { body: rating, headers });
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ userAgent: '' }));
  },
);

it('F-SRV-01 an empty body is an empty object', async () => {
  const { call } = openGuest();
  expect(await call(PICTURE, { body: '' })).toMatchObject({ status: 200, code: 6000 });
});

describe('the language of a response', () => {
  const [CN, TW] = ['请求参数错误，请核对后再试', '請求參數錯誤，請確認後再試'];

  it.each`
    what                                   | body                                               | header     | message
    ${'is simplified by default'}          | ${{}}                                              | ${'en'}    | ${CN}
    ${'is that of the header'}             | ${{}}                                              | ${'zh-TW'} | ${TW}
    ${'is that of the body first'}         | ${{ langx: 'zh-tw' }}                              | ${'zh-CN'} | ${TW}
    ${'is that of the body of a resource'} | ${{ Request: { langx: 'zh-tw' } }}                 | ${'zh-CN'} | ${TW}
    ${'is that of the field langx first'}  | ${{ langx: 'zh-cn', Request: { langx: 'zh-tw' } }} | ${'zh-TW'} | ${CN}
    ${'ignores a langx that is no text'}   | ${{ langx: 1 }}                                    | ${'zh-TW'} | ${TW}
    ${'ignores a Request that is null'}    | ${{ Request: null }}                               | ${'zh-TW'} | ${TW}
    ${'is that of the header for null'}    | ${'null'}                                          | ${'zh-TW'} | ${TW}
    ${'is known if the body is no JSON'}   | ${'{'}                                             | ${'zh-TW'} | ${TW}
  `(
    'API-08 the language of a refusal $what',
    async ({ body, header, message }: Record<'header' | 'message', string> & { body: unknown }) => {
      const { call } = openGuest();
      expect(await call(WRITE, { body, headers: { 'accept-language': header } })).toMatchObject({
        code: 6007,
        message,
      });
    },
  );

  it('API-08 the language of a result and of its handler is that of the body', async () => {
    const { call, handle } = openGuest();
    const response = await call(WRITE, { body: { ...rating, langx: 'zh-hk' } });
    expect(response).toMatchObject({ code: 6000, message: expect.stringContaining('成功') as string });
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ locale: 'zh-TW' }));
  });

  it('API-09 the language of a call that cannot be opened is that of the header', async () => {
    const { call } = openGuest();
    const parts = { ageMs: WINDOW_MS + 1, headers: { 'accept-language': 'zh-TW' } };
    expect(await call(WRITE, parts)).toMatchObject({ code: 6008, message: '不合法的請求，請重新整理頁面後再試' });
  });
});

describe('the end of a call', () => {
  const fail = (error: unknown) => () => {
    throw error;
  };

  it('CAP-02 sends the data of the handler, and some fields as headers', async () => {
    const { call } = openGuest(() => ({ image: 'data:', 'x-code': 'a1' }));
    expect(await call(PICTURE)).toMatchObject({
      status: 200,
      code: 6000,
      data: { image: 'data:' },
      headers: { 'x-code': 'a1' },
    });
  });

  it('API-08 sends code, status, data and text of a refusal', async () => {
    const texts = { 'zh-CN': '简', 'zh-TW': '繁' };
    const { call, warn } = openGuest(fail(new Refusal(6012, { left: 2 }, { httpStatus: 409, texts })));
    const response = { status: 409, headers: undefined, code: 6012, data: { left: 2 } };
    expect(await call(WRITE, { body: rating })).toEqual({ ...response, message: '简' });
    expect(await call(WRITE, { body: { ...rating, langx: 'zh-tw' } })).toEqual({ ...response, message: '繁' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('F-SRV-13 an unexpected error is logged, and its response has the generic code and no details', async () => {
    const error = new Error('relation "bets" does not exist');
    const { call, warn } = openGuest(fail(error));
    expect(await call(WRITE, { body: rating })).toEqual({
      status: 200,
      headers: undefined,
      code: 6005,
      data: null,
      message: '服务有点繁忙，请稍后再试',
    });
    expect(warn.mock.calls).toEqual([['call failed', { reason: error.stack }]]);
  });

  it('F-SRV-05 a transient error of the database is "busy"', async () => {
    const { call } = openGuest(fail(Object.assign(new Error('deadlock detected'), { code: '40P01' })));
    expect(await call(WRITE, { body: rating })).toMatchObject({ status: 200, code: 6317, data: null });
  });

  it.each([6001, 6008])('ASVS 16.3.2 a handler that refuses access with %i is logged with its call', async (code) => {
    const { call, warn } = openGuest(fail(new Refusal(code)));
    await call(WRITE, { body: rating });
    expect(warn.mock.calls).toEqual([['security', { call: WRITE, code, memberId: null, address: ADDRESS }]]);
  });

  it('F-SRV-05 a call gets "busy" after the limit, and no timer is left', async () => {
    const { call, clock, warn, untilRunning } = openGuest(() => deferred().promise);
    const response = call(WRITE, { body: rating });
    const ended = jest.fn();
    void response.then(ended);
    await untilRunning(1);
    await clock.advanceAsync(RESPONSE_LIMIT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await clock.advanceAsync(1);
    expect(await response).toMatchObject({ status: 200, code: 6317, data: null });
    expect([clock.pending(), warn.mock.calls]).toEqual([0, []]);
  });

  it('F-SRV-05 no timer is left after a result', async () => {
    const { call, clock } = openGuest();
    await call(WRITE, { body: rating });
    expect(clock.pending()).toBe(0);
  });
});

describe('a repeated call', () => {
  const requestId = createId();
  const other = { ...rating, isHelpful: false };

  it.each`
    what              | id         | body
    ${'another body'} | ${WRITE}   | ${other}
    ${'another call'} | ${PICTURE} | ${rating}
  `(
    'F-CRY-07 $what with a used id is refused with the time of the server',
    async ({ id, body }: { id: EndpointId; body: object }) => {
      const { call, handle, clock } = openGuest();
      await call(WRITE, { body: rating, requestId });
      expect(await call(id, { body, requestId })).toMatchObject({ code: 6008, data: { serverTime: clock.now() } });
      expect(handle).toHaveBeenCalledTimes(1);
    },
  );

  it('API-09 an id is kept for twice the window, as long as its proof may be valid', async () => {
    const { call, clock } = openGuest();
    await call(WRITE, { body: rating, requestId });
    clock.advance(2 * WINDOW_MS - 1);
    expect(await call(WRITE, { body: other, requestId })).toMatchObject({ code: 6008 });
    clock.advance(1);
    expect(await call(WRITE, { body: other, requestId })).toMatchObject({ code: 6000 });
  });

  it('API-09 a read may be repeated and is worked each time', async () => {
    const { call, handle } = openGuest();
    for (let sent = 0; sent < 2; sent++) expect(await call(PICTURE, { requestId })).toMatchObject({ code: 6000 });
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('API-09 a read that runs is not joined', async () => {
    const { promise, resolve } = deferred<object>();
    const { call, handle, untilRunning } = openGuest(() => promise);
    const calls = [call(PICTURE, { requestId }), call(PICTURE, { requestId })];
    await untilRunning(2);
    resolve({});
    await Promise.all(calls);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('F-SRV-08 a write that runs is joined and has one effect', async () => {
    const { promise, resolve } = deferred<object>();
    const { call, handle, untilRunning } = openGuest(() => promise);
    const calls = [call(WRITE, { body: rating, requestId }), call(WRITE, { body: rating, requestId })];
    await untilRunning(2);
    resolve({ rated: 1 });
    for (const response of await Promise.all(calls)) expect(response).toMatchObject({ code: 6000, data: { rated: 1 } });
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('F-SRV-08 writes with two ids run on their own', async () => {
    const { promise, resolve } = deferred<object>();
    const { call, handle, untilRunning } = openGuest(() => promise);
    const calls = [call(WRITE, { body: rating }), call(WRITE, { body: rating })];
    await untilRunning(2);
    resolve({});
    await Promise.all(calls);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('F-CRY-07 another body with the id of a write that still runs is refused after the window too', async () => {
    const { call, handle, clock, untilRunning } = openGuest(() => deferred().promise);
    const running = call(WRITE, { body: rating, requestId });
    await untilRunning(1);
    await clock.advanceAsync(2 * WINDOW_MS);
    expect(await running).toMatchObject({ code: 6317 });
    expect(await call(WRITE, { body: other, requestId })).toMatchObject({ code: 6008, data: null });
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('F-SRV-11 idle waits for a write whose caller already got "busy"', async () => {
    const { promise, resolve } = deferred<object>();
    const { call, clock, idle, untilRunning } = openGuest(() => promise);
    const running = call(WRITE, { body: rating });
    await untilRunning(1);
    await clock.advanceAsync(RESPONSE_LIMIT_MS);
    await running;
    const ended = jest.fn();
    const waited = idle().then(ended);
    await clock.advanceAsync(0);
    expect(ended).not.toHaveBeenCalled();
    resolve({});
    await waited;
    expect(ended).toHaveBeenCalled();
  });
});

describe('planned faults', () => {
  it('X1 a planned error refuses the call before its handler', async () => {
    const { call, faults, handle } = openGuest();
    faults.add({ endpoint: WRITE, kind: 'error', code: 6013 });
    expect(await call(WRITE, { body: { ...rating, langx: 'zh-tw' } })).toMatchObject({
      status: 200,
      code: 6013,
      data: null,
    });
    expect(await call(PICTURE)).toMatchObject({ code: 6000 });
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('X1 F-SRV-08 a planned duplicate of a write has one effect', async () => {
    const { call, faults, handle } = openGuest(async () => Promise.resolve({}));
    faults.add({ endpoint: '*', kind: 'duplicate' });
    expect(await call(WRITE, { body: rating })).toMatchObject({ code: 6000 });
    expect(handle).toHaveBeenCalledTimes(1);
  });
});
