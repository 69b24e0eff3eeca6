import fc from 'fast-check';
import { schemas } from '../schemas.ts';
import { isOutcomeUnknown, reactionOf } from '../errors/reactionOf.ts';
import { md5Hex } from '../signing/md5Hex.ts';
import { createFakeClock, settled } from '../testing/createFakeClock.ts';
import { type FakeAnswer, ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient, errorOf } from '../testing/createTestClient.ts';
import { sharedVectors } from '../testing/sharedVectors.ts';
import { createLatest } from './createLatest.ts';
import { parseJson, readEnvelope, readText } from './readAnswer.ts';
import { isCaptchaDemand } from './apiClient.ts';

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
const bet = schemas['sport.placeBet'].example.request;
const requestId = bet.requestId;
const preInfo = schemas['configuration.preInfo'].example.response;
const balance = schemas['transfer.getBalance'].example.response;
const reset = { reject: new TypeError('fetch failed') };
const stalledBody = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"sealed":"')) }));

describe('calling', () => {
  it.each([true, false])('API-01 API-04 a call goes out and its data comes back (safe switch %s)', async (isSafe) => {
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

  it('API-02 asks in the language of the site and follows no redirect', async () => {
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

  it('ERR-06 a member call while logged out never leaves', async () => {
    const { client, session, platform } = createTestClient(() => ok(balance));
    session.logout();
    const error = await errorOf(client.call('transfer.getBalance', { withLockMoney: true }));
    expect(error).toMatchObject({ kind: 'api', code: 6001, reaction: 'relogin' });
    expect(platform.calls).toHaveLength(0);
  });

  it.each([
    [6021, 'picture'],
    [6022, 'behaviour'],
  ])('ERR-03 %i on login is a value', async (code, captcha) => {
    const { client } = createTestClient(() => refused(code, '请完成验证'));
    const answer = await client.call('user.login', login);
    expect(answer).toEqual({ kind: 'captcha', captcha, code, serverMessage: '请完成验证' });
    expect(isCaptchaDemand(answer)).toBe(true);
  });

  it('ERR-03 6021 from a call that does not list it is an error that names the reaction', async () => {
    const { client } = createTestClient(() => refused(6021));
    expect(reactionOf(await errorOf(client.call('transfer.getBalance', { withLockMoney: true })))).toBe('captcha');
  });

  it('ERR-08 6026 carries the phone number and the message', async () => {
    const { client } = createTestClient(() => refused(6026, '新设备', { phoneNumber: '138****0001' }));
    expect(await errorOf(client.call('user.login', login))).toMatchObject({
      code: 6026,
      reaction: 'newDevice',
      serverMessage: '新设备',
      data: { phoneNumber: '138****0001' },
    });
  });

  it('API-08 schemas refuse an answer that does not fit, and a body before it leaves', async () => {
    const { client, platform } = createTestClient(() => ok({ token: 5 }), { schemas: async () => schemas });
    expect(await errorOf(client.call('user.login', login))).toMatchObject({ kind: 'protocol', reason: 'response' });
    const broken = client.call('user.login', { ...login, password: 'demo1234' });
    expect(await errorOf(broken)).toMatchObject({ kind: 'protocol', reason: 'request', outcome: 'none' });
    expect(platform.calls).toHaveLength(1);
  });

  it('schemas that cannot be loaded fail no call', async () => {
    const { client } = createTestClient(() => ok(balance), { schemas: () => Promise.reject(new Error('chunk')) });
    await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
  });

  it('ERR-05 a broken answer of the resource call has its own text', async () => {
    const { client } = createTestClient(() => ({ text: '{"status_code":' }));
    const body = schemas['sport.betStatus'].example.request;
    expect(await errorOf(client.call('sport.betStatus', body))).toMatchObject({ messageKey: 'error.gameData' });
  });
});

describe('time', () => {
  it('API-03 F-API-01 no answer: one rejection at exactly 30 000 ms, request aborted, late answer ignored', async () => {
    let answerLate: (answer: FakeAnswer) => void = () => undefined;
    const { client, clock, platform } = createTestClient(() => new Promise((resolve) => (answerLate = resolve)));
    const outcomes: string[] = [];
    const call = client.call('transfer.getBalance', { withLockMoney: true }).then(
      () => outcomes.push('answered'),
      (error: { reason: string }) => outcomes.push(error.reason),
    );
    await clock.advance(29_999);
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    await call;
    expect(outcomes).toEqual(['timeout']);
    expect((platform.calls[0]?.init.signal as AbortSignal).aborted).toBe(true);
    answerLate(ok(balance));
    await settled();
    expect(outcomes).toEqual(['timeout']);
    expect(clock.timers()).toBe(0);
  });

  it('F-API-04 a body that stalls for ever times out too', async () => {
    const { client, clock } = createTestClient(() => ({ response: stalledBody() }));
    const error = errorOf(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advance(30_000);
    expect(await error).toMatchObject({ reason: 'timeout' });
    expect(clock.timers()).toBe(0);
  });

  it('F-API-01 I9 an unanswered money call is unknown, not failed', async () => {
    const { client, clock, platform } = createTestClient(() => 'silence');
    const failing = errorOf(client.call('sport.placeBet', bet, { requestId }));
    await clock.advance(30_000);
    const error = await failing;
    expect(error).toMatchObject({
      reason: 'timeout',
      outcome: 'unknown',
      requestId,
      messageKey: 'error.outcomeUnknown',
    });
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(platform.calls).toHaveLength(1);
  });

  it.each([-86_400_000, -600_000, 600_000, 86_400_000, -1_763_690_400_000])(
    'F-API-16 a clock wrong by %i ms is learnt, one retry, later calls are right',
    async (wrong) => {
      const server = createFakeClock();
      const { client, clock, platform } = createTestClient(() => ok(balance), { serverNow: server.now });
      clock.setNow(server.now() + wrong);
      await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
      await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
      expect(platform.calls).toHaveLength(3);
      expect(client.serverNow()).toBe(server.now());
    },
  );

  it('F-API-16 refused again: one clear message about the device time', async () => {
    const { client, platform } = createTestClient((_, count) => refused(6008, '', { serverTime: count * 1e12 }));
    const error = await errorOf(client.call('transfer.getBalance', { withLockMoney: true }));
    expect(error).toMatchObject({ code: 6008, messageKey: 'error.deviceTime' });
    expect(platform.calls.length).toBeLessThanOrEqual(2);
  });

  it('W2 an illegal request with a right clock is not repeated', async () => {
    const { client, clock, platform } = createTestClient(() => refused(6008, '', { serverTime: clock.now() }));
    expect(await errorOf(client.call('user.logout', {}))).toMatchObject({ code: 6008, messageKey: 'error.6008' });
    expect(platform.calls).toHaveLength(1);
  });

  it('W3 the repeat after a wrong clock keeps the request id and makes a fresh proof', async () => {
    const server = createFakeClock();
    const { client, clock, platform } = createTestClient(() => ok({ status: 'UNKNOWN' }), { serverNow: server.now });
    clock.setNow(server.now() - 600_000);
    await client.call('sport.placeBet', bet, { requestId });
    const headers = platform.calls.map(({ request }) => request.headers);
    expect(headers.map((all) => all['x-request-id'])).toEqual([requestId, requestId]);
    expect(headers[0]?.['x-device-proof']).not.toBe(headers[1]?.['x-device-proof']);
  });
});

describe('repeating', () => {
  it('F-API-02 F-API-26 a read is sent three times at most, then one error names attempts and request', async () => {
    const { client, clock, platform } = createTestClient(() => reset);
    const failing = errorOf(client.call('configuration.preInfo', {}));
    await clock.advance(10_000);
    expect(await failing).toMatchObject({ kind: 'transport', reason: 'network', attempts: 3, outcome: 'none' });
    const ids = platform.calls.map(({ opened }) => opened?.requestId);
    expect(new Set(ids).size).toBe(3);
    expect(await failing).toMatchObject({ requestId: ids[2] });
  });

  it('W4 a read that succeeds at the second attempt is a success', async () => {
    const { client, clock } = createTestClient((_, count) => (count === 1 ? reset : ok(preInfo)));
    const answer = client.call('configuration.preInfo', {});
    await clock.advance(200);
    await expect(answer).resolves.toEqual(preInfo);
  });

  it.each([
    ['user.login', login, 'none'],
    ['sport.placeBet', bet, 'unknown'],
  ] as const)('W4 F-API-03 %s is never repeated', async (id, body, outcome) => {
    const { client, clock, platform } = createTestClient(() => reset);
    const failing = errorOf(client.call(id, body as never));
    await clock.advance(30_000);
    expect(await failing).toMatchObject({ reason: 'network', attempts: 1, outcome });
    expect(platform.calls).toHaveLength(1);
  });

  it('F-API-13 in a full outage the retries run out: fifty in all, for a thousand calls', async () => {
    const { client, clock, platform } = createTestClient(() => reset);
    const calls = Array.from({ length: 100 }, () =>
      errorOf(client.call('transfer.getBalance', { withLockMoney: true })),
    );
    await clock.advance(30_000);
    await Promise.all(calls);
    expect(platform.calls.length).toBe(150);
  });

  it('F-API-13 after 503 with Retry-After nothing is read before its time, then it recovers by itself', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '120' } });
    let isUp = false;
    const { client, clock, platform } = createTestClient(() => (isUp ? ok(balance) : { response: busy() }));
    const read = () => client.call('transfer.getBalance', { withLockMoney: true });
    expect(await errorOf(read())).toMatchObject({ reason: 'unavailable', retryAfterMs: 120_000 });
    isUp = true;
    await clock.advance(119_000);
    expect(await errorOf(read())).toMatchObject({ reason: 'unavailable', retryAfterMs: 1_000 });
    expect(platform.calls).toHaveLength(1);
    await clock.advance(1_000);
    await expect(read()).resolves.toEqual(balance);
  });

  it('F-API-24 offline fails at once', async () => {
    const { client, platform } = createTestClient(() => ok(balance), { isOnline: () => false });
    const error = await errorOf(client.call('sport.placeBet', bet, { requestId }));
    expect(error).toMatchObject({ reason: 'offline', outcome: 'none', messageKey: 'error.offline' });
    expect(platform.calls).toHaveLength(0);
  });

  it('F-API-15 a call given up rejects as aborted, is no event, and leaves no timer', async () => {
    const { client, clock } = createTestClient(() => 'silence');
    const control = new AbortController();
    const failing = errorOf(client.call('transfer.getBalance', { withLockMoney: true }, { signal: control.signal }));
    await settled();
    control.abort();
    expect(await failing).toMatchObject({ reason: 'aborted' });
    expect(reactionOf(await failing)).toBe('none');
    expect(clock.timers()).toBe(0);
  });
});

describe('login expired', () => {
  it.each([10, 50])('ERR-02 F-API-10 %i calls that fail at once end the session once', async (count) => {
    const { client, session } = createTestClient(() => refused(6001));
    const events: string[] = [];
    session.subscribe(({ type }) => events.push(type));
    const calls = Array.from({ length: count }, () =>
      errorOf(client.call('transfer.getBalance', { withLockMoney: true })),
    );
    const errors = await Promise.all(calls);
    expect(errors.every((error) => reactionOf(error) === 'relogin')).toBe(true);
    expect(events).toEqual(['expired']);
    expect(session.getState().isLoggedIn).toBe(false);
  });

  it.each(['', '{"status_code":6000,"data":{},"message":""}'])(
    'F-API-11 HTTP 401 with body %j is the same',
    async (body) => {
      const { client, session } = createTestClient(() => ({ response: new Response(body, { status: 401 }) }));
      expect(await errorOf(client.call('transfer.getBalance', { withLockMoney: true }))).toMatchObject({ code: 6001 });
      expect(session.getState().isLoggedIn).toBe(false);
    },
  );

  it('F-API-10 a late 6001 cannot end the login that followed', async () => {
    const { client, session } = createTestClient(() => refused(6001));
    const late = errorOf(client.call('transfer.getBalance', { withLockMoney: true }));
    session.login({ token: 'token-2', userId: '100001' });
    await late;
    expect(session.token()).toBe('token-2');
  });
});

describe('sharing', () => {
  it('API-06 F-API-17 fifty callers share one request; an answer is kept for its time', async () => {
    const { client, clock, platform } = createTestClient(() => ok(preInfo));
    await Promise.all(Array.from({ length: 50 }, () => client.call('configuration.preInfo', {})));
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(1);
    await clock.advance(300_000);
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(2);
    client.forgetAnswers();
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(3);
  });

  it('F-API-17 a failure is shared but not kept', async () => {
    const { client, platform } = createTestClient((_, count) => (count === 1 ? refused(6013) : ok(preInfo)));
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(client.call('configuration.preInfo', {}))));
    expect(errors).toHaveLength(3);
    await expect(client.call('configuration.preInfo', {})).resolves.toEqual(preInfo);
    expect(platform.calls).toHaveLength(2);
  });

  it('F-API-17 answers of two languages are kept apart', async () => {
    let locale = 'zh-CN';
    const { client, platform } = createTestClient(() => ok(preInfo), { locale: () => locale });
    await client.call('configuration.preInfo', {});
    locale = 'zh-TW';
    await client.call('configuration.preInfo', {});
    expect(platform.calls).toHaveLength(2);
  });

  it('API-06 who gives up leaves alone', async () => {
    const { client, platform } = createTestClient(() => ok(preInfo));
    const control = new AbortController();
    const leaving = errorOf(client.call('configuration.preInfo', {}, { signal: control.signal }));
    const staying = client.call('configuration.preInfo', {});
    control.abort();
    expect(await leaving).toMatchObject({ reason: 'aborted' });
    await expect(staying).resolves.toEqual(preInfo);
    expect(platform.calls).toHaveLength(1);
  });
});

describe('answers that do not fit', () => {
  const call = (answer: FakeAnswer, isSafe = true) => {
    const { client } = createTestClient(() => answer, { isSafe });
    return errorOf(client.call('user.login', login));
  };
  const html = '<!doctype html><title>portal</title>';

  it.each([true, false])(
    'F-API-06 a page of HTML with status 200 is a bad gateway (safe switch %s)',
    async (isSafe) => {
      const error = await call({ response: new Response(html) }, isSafe);
      expect(error).toMatchObject({ kind: 'protocol', reason: 'notJson', messageKey: 'error.6006' });
      expect(String(error)).not.toContain('portal');
    },
  );

  it('W2 a plain answer to a sealed call is no answer', async () => {
    const plain = new Response('{"status_code":6000,"data":{"token":"evil","userId":"1"},"message":""}');
    expect(await call({ response: plain })).toMatchObject({ kind: 'protocol', reason: 'downgraded' });
  });

  it('F-CRY-10 marked sealed but plain', async () => {
    const response = new Response('{"status_code":6000,"data":{}}', { headers: { 'x-sealed': '1' } });
    expect(await call({ response }, false)).toMatchObject({ reason: 'undecryptable' });
  });

  it('F-API-05 half a body', async () => {
    expect(await call({ text: '{"status_code":6000,"data":{"tok' })).toMatchObject({ reason: 'notJson' });
  });

  it.each([502, 503, 504, 500, 429])('a gateway that answers %i without an envelope is unavailable', async (status) => {
    expect(await call({ response: new Response(html, { status }) })).toMatchObject({
      kind: 'transport',
      reason: 'unavailable',
    });
  });

  it('I9 an unreadable answer to a money call is unknown', async () => {
    const { client } = createTestClient(() => ({ response: new Response(html) }));
    const error = await errorOf(client.call('sport.placeBet', bet, { requestId }));
    expect(error).toMatchObject({ outcome: 'unknown', messageKey: 'error.outcomeUnknown' });
  });

  it.each([6005, 6006, 6317, 6399])('I9 %i on a money call leaves open what happened', async (code) => {
    const { client } = createTestClient(() => refused(code));
    expect(isOutcomeUnknown(await errorOf(client.call('sport.placeBet', bet, { requestId })))).toBe(true);
  });

  it.each([
    ['status_code missing', { data: {}, message: '' }],
    ['status_code null', { status_code: null, data: {} }],
    ['status_code an array', { status_code: [6000], data: {} }],
    ['status_code a fraction', { status_code: 6000.5, data: {} }],
    ['status_code true', { status_code: true, data: {} }],
    ['status_code empty text', { status_code: '', data: {} }],
    ['status_code padded text', { status_code: ' 6000', data: {} }],
    ['an array', [6000]],
    ['null', null],
    ['data missing on success', { status_code: 6000, message: '' }],
  ])('F-API-07 %s is never a success', async (_, envelope) => {
    expect(await call({ envelope })).toMatchObject({ kind: 'protocol', reason: 'envelope' });
  });

  it('F-API-07 the one coercion: decimal text is a code, and a strange message is no text', async () => {
    expect(readEnvelope({ status_code: '6000', data: {}, message: { a: 1 } })).toEqual({
      code: 6000,
      data: {},
      serverMessage: '',
    });
    expect(readEnvelope({ status_code: 6002, message: 6002 })).toMatchObject({ code: 6002, serverMessage: '6002' });
  });

  it('F-API-07 property: nothing but 6000 with data resolves', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ status_code: fc.anything(), data: fc.anything(), message: fc.anything() }, { requiredKeys: [] }),
        async (envelope) => {
          const text = JSON.stringify(envelope);
          const { status_code: code, data } = JSON.parse(text) as { status_code?: unknown; data?: unknown };
          fc.pre(!(Number(code) === 6000 && data !== undefined));
          await call({ text });
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([0, -1, 6777, 1e9])('F-API-08 unknown code %d rejects, with the words of the server', async (code) => {
    expect(await call(refused(code, '<b>稍等</b>'))).toMatchObject({
      code,
      reaction: 'show',
      serverMessage: '<b>稍等</b>',
      messageKey: 'error.unknown',
    });
  });
});

describe('hostile bodies', () => {
  it.each(
    sharedVectors<{ proto_json: string[] }>('policy_inputs.json')?.proto_json ?? ['{"__proto__":{"isVip":true}}'],
  )('F-API-19 %s poisons nothing', (text) => {
    const value = parseJson(text) as object;
    const merged: Record<string, unknown> = {};
    const merge = (target: Record<string, unknown>, source: object) => {
      for (const [key, inner] of Object.entries(source))
        if (typeof inner === 'object' && inner !== null)
          merge((target[key] ??= {}) as Record<string, unknown>, inner as object);
        else target[key] = inner;
    };
    if (!text.includes('constructor')) merge(merged, value);
    expect(({} as { isVip?: boolean }).isVip).toBeUndefined();
    expect(JSON.stringify(value)).not.toContain('__proto__');
  });

  it('F-API-20 20 MB stop at the limit', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const endless = new ReadableStream({ pull: (stream) => (sent++ < 20 ? stream.enqueue(chunk) : stream.close()) });
    await expect(readText(new Response(endless))).rejects.toThrow();
    expect(sent).toBeLessThan(12);
  });

  it.each(['[', '{"a":'])('F-API-20 100 000 times %s overflow nothing', async (open) => {
    const close = open === '[' ? ']' : '}';
    const text = open.repeat(100_000) + (open === '[' ? '' : '1') + close.repeat(100_000);
    expect(() => parseJson(text)).toThrow();
    const { client } = createTestClient(() => ({ text: `{"status_code":6000,"data":${text}}` }));
    expect(await errorOf(client.call('user.login', login))).toMatchObject({ kind: 'protocol', reason: 'tooLarge' });
  });

  it('F-API-20 a nest of 64 is still read', () => {
    expect(() => parseJson('['.repeat(60) + ']'.repeat(60))).not.toThrow();
  });

  const suite = sharedVectors<{ cases: { name: string; expect: string; b64: string }[] }>('json_parsing.json');
  (suite ? it : it.skip)('F-API-22 the JSON test suite is accepted and rejected as marked', async () => {
    const wrong: string[] = [];
    for (const { name, expect: expected, b64 } of suite?.cases ?? []) {
      const result = await readText(new Response(Buffer.from(b64, 'base64')))
        .then(parseJson)
        .then(
          () => 'accept',
          () => 'reject',
        );
      if (expected !== 'either' && result !== expected) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});

describe('createLatest', () => {
  it('F-API-14 in every order of answers the last asked wins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const latest = createLatest();
        const shown: number[] = [];
        [1, 2, 3, 4].forEach((page) => {
          void latest
            .ask(() => scheduler.schedule(Promise.resolve(page)))
            .then((answer) => answer && shown.push(answer));
        });
        await scheduler.waitIdle();
        expect(shown).toEqual([4]);
      }),
      { numRuns: 50 },
    );
  });

  it('F-API-15 what is given up resolves to nothing, even when it fails', async () => {
    const latest = createLatest();
    const asked = latest.ask(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    );
    latest.cancel();
    await expect(asked).resolves.toBeUndefined();
  });
});
