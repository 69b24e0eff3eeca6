import { catalogue } from '../catalogue/catalogue.ts';
import { schemas } from '../schemas.ts';
import { isOutcomeUnknown } from '../errors/isOutcomeUnknown.ts';
import { getErrorReaction } from '../errors/getErrorReaction.ts';
import { md5Hex } from '../crypto/md5Hex.ts';
import { settle } from '@pavilion/testing';
import { createTestClock } from '../testing/createTestClock.ts';
import { type FakeResponse, ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';

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

describe('time', () => {
  it('API-03 F-API-01 without a response the call rejects once at 30 000 ms, aborts, and ignores a late response', async () => {
    let respondLate: (response: FakeResponse) => void = () => undefined;
    const { client, clock, platform } = createTestClient(() => new Promise((resolve) => (respondLate = resolve)));
    const outcomes: string[] = [];
    const call = client.call('transfer.getBalance', { withLockMoney: true }).then(
      () => outcomes.push('resolved'),
      (error: { reason: string }) => outcomes.push(error.reason),
    );
    await clock.advanceAsync(29_999);
    expect(outcomes).toEqual([]);
    await clock.advanceAsync(1);
    await call;
    expect(outcomes).toEqual(['timeout']);
    expect((platform.calls[0]?.init.signal as AbortSignal).aborted).toBe(true);
    respondLate(ok(balance));
    await settle();
    expect(outcomes).toEqual(['timeout']);
    expect(clock.pending()).toBe(0);
  });

  it('F-API-04 a stalled body times out too', async () => {
    const { client, clock } = createTestClient(() => ({ response: stalledBody() }));
    const error = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advanceAsync(30_000);
    expect(await error).toMatchObject({ reason: 'timeout' });
    expect(clock.pending()).toBe(0);
  });

  it('F-API-01 I9 a money call without a response is unknown', async () => {
    const { client, clock, platform } = createTestClient(() => 'silence');
    const failing = catchError(client.call('sport.placeBet', bet, { requestId }));
    await clock.advanceAsync(30_000);
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
    'F-API-16 learns a clock wrong by %i ms, with one retry; later calls are right',
    async (wrong) => {
      const server = createTestClock();
      const { client, clock, platform } = createTestClient(() => ok(balance), { serverNow: server.now });
      clock.setTime(server.now() + wrong);
      await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
      await expect(client.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual(balance);
      expect(platform.calls).toHaveLength(3);
      expect(client.serverNow()).toBe(server.now());
    },
  );

  it('F-API-16 a second refusal is an error about the device time', async () => {
    const { client, platform } = createTestClient((_, count) => refused(6008, '', { serverTime: count * 1e12 }));
    const error = await catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    expect(error).toMatchObject({ code: 6008, messageKey: 'error.deviceTime' });
    expect(platform.calls.length).toBeLessThanOrEqual(2);
  });

  it('W2 an illegal request with a correct clock is not repeated', async () => {
    const { client, clock, platform } = createTestClient(() => refused(6008, '', { serverTime: clock.now() }));
    expect(await catchError(client.call('user.logout', {}))).toMatchObject({ code: 6008, messageKey: 'error.6008' });
    expect(platform.calls).toHaveLength(1);
  });

  it.each`
    difference  | attempts | rule
    ${300_000}  | ${1}     | ${'is not repeated within the window'}
    ${-300_000} | ${1}     | ${'is not repeated within the window'}
    ${300_001}  | ${2}     | ${'is repeated once outside the window'}
    ${-300_001} | ${2}     | ${'is repeated once outside the window'}
  `('W2 an illegal request with a clock $difference ms off $rule', async ({ difference, attempts }) => {
    const server = createTestClock();
    server.setTime(server.now() + (difference as number));
    const code = attempts === 1 ? 6008 : 6002;
    const { client, platform } = createTestClient(() => refused(code, '', { serverTime: server.now() }), {
      serverNow: server.now,
    });
    expect(await catchError(client.call('user.logout', {}))).toMatchObject({ code, messageKey: `error.${code}` });
    expect(platform.calls).toHaveLength(attempts as number);
  });

  it.each`
    what                     | code    | data
    ${'another code'}        | ${6002} | ${{ serverTime: 1 }}
    ${'a time as text'}      | ${6008} | ${{ serverTime: '1' }}
    ${'a fraction'}          | ${6008} | ${{ serverTime: 1.5 }}
    ${'a time out of range'} | ${6008} | ${{ serverTime: 1e300 }}
    ${'no time'}             | ${6008} | ${{}}
    ${'no data'}             | ${6008} | ${null}
  `('W2 a refusal with $what does not set the clock', async ({ code, data }) => {
    const { client, clock, platform } = createTestClient(() => refused(code, '', data));
    expect(await catchError(client.call('user.logout', {}))).toMatchObject({ code, messageKey: `error.${code}` });
    expect([platform.calls.length, client.serverNow()]).toEqual([1, clock.now()]);
  });

  it('W2 a second refusal without a time has the text of its code', async () => {
    const { client, platform } = createTestClient(() => refused(6008, '', null), { serverNow: () => 1e12 });
    expect(await catchError(client.call('user.logout', {}))).toMatchObject({ code: 6008, messageKey: 'error.6008' });
    expect([platform.calls.length, client.serverNow()]).toEqual([2, 1e12]);
  });

  it('W3 the retry after a wrong clock keeps the request id and has a new proof', async () => {
    const server = createTestClock();
    const { client, clock, platform } = createTestClient(() => ok({ status: 'UNKNOWN' }), { serverNow: server.now });
    clock.setTime(server.now() - 600_000);
    await client.call('sport.placeBet', bet, { requestId });
    const headers = platform.calls.map(({ request }) => request.headers);
    expect(headers.map((all) => all['x-request-id'])).toEqual([requestId, requestId]);
    expect(headers[0]?.['x-device-proof']).not.toBe(headers[1]?.['x-device-proof']);
  });
});

describe('retries', () => {
  it('F-API-02 F-API-26 sends a read three times at most; the error contains attempts and request id', async () => {
    const { client, clock, platform } = createTestClient(() => reset);
    const failing = catchError(client.call('configuration.preInfo', {}));
    await clock.advanceAsync(10_000);
    expect(await failing).toMatchObject({ kind: 'transport', reason: 'network', attempts: 3, outcome: 'none' });
    const ids = platform.calls.map(({ opened }) => opened?.requestId);
    expect(new Set(ids).size).toBe(3);
    expect(await failing).toMatchObject({ requestId: ids[2] });
  });

  it('W4 a read that succeeds at the second attempt resolves', async () => {
    const { client, clock } = createTestClient((_, count) => (count === 1 ? reset : ok(preInfo)));
    const response = client.call('configuration.preInfo', {});
    await clock.advanceAsync(200);
    await expect(response).resolves.toEqual(preInfo);
  });

  it.each([
    ['user.login', login, 'none'],
    ['sport.placeBet', bet, 'unknown'],
  ] as const)('W4 F-API-03 %s is never repeated', async (id, body, outcome) => {
    const { client, clock, platform } = createTestClient(() => reset);
    const failing = catchError(client.call(id, body));
    await clock.advanceAsync(30_000);
    expect(await failing).toMatchObject({ reason: 'network', attempts: 1, outcome });
    expect(platform.calls).toHaveLength(1);
  });

  it('F-API-13 in a full outage a thousand calls make fifty retries in all', async () => {
    const { client, clock, platform } = createTestClient(() => reset);
    const read = () => catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    for (let minute = 0; minute < 10; minute += 1) {
      const calls = Array.from({ length: 100 }, read);
      await clock.advanceAsync(60_000);
      await Promise.all(calls);
    }
    expect(platform.calls.length).toBe(1_050);
  });

  it('W4 after an outage ten first responses, or the response to one retry, pay for the next retry', async () => {
    let isUp = false;
    let failures = 0;
    const { client, clock, platform } = createTestClient(() => (isUp && failures-- <= 0 ? ok(balance) : reset));
    /** Reads once and returns the number of attempts. */
    const countAttempts = async () => {
      const before = platform.calls.length;
      const read = client.call('transfer.getBalance', { withLockMoney: true }).catch(() => undefined);
      await clock.advanceAsync(10_000);
      await read;
      return platform.calls.length - before;
    };
    const readAll = async (count: number) => {
      const attempts: number[] = [];
      for (let read = 0; read < count; read += 1) attempts.push(await countAttempts());
      return attempts;
    };
    expect(await readAll(26)).toEqual([...Array.from({ length: 25 }, () => 3), 1]);
    isUp = true;
    await readAll(9);
    failures = 1;
    expect(await readAll(1)).toEqual([1]);
    await readAll(1);
    failures = 1;
    expect(await readAll(1)).toEqual([2]);
    failures = 1;
    expect(await readAll(1)).toEqual([2]);
    failures = 3;
    expect(await readAll(2)).toEqual([2, 1]);
  });

  it('F-API-13 after 503 with Retry-After nothing is read before that time, then it recovers', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '120' } });
    let isUp = false;
    const { client, clock, platform } = createTestClient(() => (isUp ? ok(balance) : { response: busy() }));
    const read = () => client.call('transfer.getBalance', { withLockMoney: true });
    expect(await catchError(read())).toMatchObject({ reason: 'unavailable', retryAfterMs: 120_000 });
    isUp = true;
    await clock.advanceAsync(119_000);
    expect(await catchError(read())).toMatchObject({ reason: 'unavailable', retryAfterMs: 1_000 });
    expect(platform.calls).toHaveLength(1);
    await clock.advanceAsync(1_000);
    await expect(read()).resolves.toEqual(balance);
  });

  it('W4 a pause of one endpoint does not affect others; with pauses of two all reads wait', async () => {
    const member = schemas['user.memberInfo'].example.response;
    const pauses = new Map<string, string>([[catalogue['transfer.getBalance'].path, '60']]);
    const { client, clock, platform } = createTestClient(({ path }) => {
      const seconds = pauses.get(path);
      if (seconds) return { response: new Response('busy', { status: 503, headers: { 'retry-after': seconds } }) };
      return ok(path === catalogue['user.memberInfo'].path ? member : preInfo);
    });
    const readMember = () => client.call('user.memberInfo', {});
    expect(await catchError(client.call('transfer.getBalance', { withLockMoney: true }))).toMatchObject({
      attempts: 1,
    });
    await expect(readMember()).resolves.toEqual(member);
    pauses.set(catalogue['configuration.preInfo'].path, '90');
    expect(await catchError(client.call('configuration.preInfo', {}))).toMatchObject({ retryAfterMs: 90_000 });
    const busy = await catchError(readMember());
    expect(busy).toMatchObject({ reason: 'unavailable', attempts: 0, retryAfterMs: 90_000 });
    expect([getErrorReaction(busy), platform.calls.length]).toEqual(['show', 3]);
    await clock.advanceAsync(60_000);
    await expect(readMember()).resolves.toEqual(member);
  });

  it('W4 a read is sent again exactly after its Retry-After', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '20' } });
    const { client, clock, platform } = createTestClient((_, count) =>
      count === 1 ? { response: busy() } : ok(balance),
    );
    const response = client.call('transfer.getBalance', { withLockMoney: true });
    await clock.advanceAsync(19_999);
    expect(platform.calls).toHaveLength(1);
    await clock.advanceAsync(1);
    await expect(response).resolves.toEqual(balance);
    expect(platform.calls).toHaveLength(2);
  });

  it('W4 a read whose Retry-After is the whole time limit is not sent again', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '30' } });
    const { client, clock, platform } = createTestClient(() => ({ response: busy() }));
    const failing = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advanceAsync(0);
    expect(await failing).toMatchObject({ reason: 'unavailable', attempts: 1, retryAfterMs: 30_000 });
    expect(platform.calls).toHaveLength(1);
  });

  it('W4 a Retry-After of 0 pauses nothing', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '0' } });
    const { client, clock, platform } = createTestClient((_, count) =>
      count === 1 ? { response: busy() } : ok(balance),
    );
    const response = client.call('transfer.getBalance', { withLockMoney: true });
    await clock.advanceAsync(200);
    await expect(response).resolves.toEqual(balance);
    expect(platform.calls).toHaveLength(2);
  });

  it('W4 pauses do not affect writes', async () => {
    const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '120' } });
    const { client, platform } = createTestClient(() => ({ response: busy() }));
    for (const attempt of [1, 2, 3]) {
      const error = await catchError(client.call('user.logout', {}));
      expect(error).toMatchObject({ reason: 'unavailable', attempts: 1, retryAfterMs: 120_000 });
      expect(platform.calls).toHaveLength(attempt);
    }
  });

  it.each([
    ['a bad response', { text: '{' }, 'notJson'],
    ['a refusal', refused(6005), undefined],
  ] as const)('W4 a read is not repeated after %s', async (_, response, reason) => {
    const { client, clock, platform } = createTestClient(() => response);
    const failing = catchError(client.call('transfer.getBalance', { withLockMoney: true }));
    await clock.advanceAsync(10_000);
    expect((await failing) as { reason?: string }).toHaveProperty(reason ? 'reason' : 'code', reason ?? 6005);
    expect(platform.calls).toHaveLength(1);
  });

  it('F-API-15 a call cancelled between two attempts rejects as aborted, is not sent again and leaves no timer', async () => {
    const { client, clock, platform } = createTestClient(() => reset);
    const control = new AbortController();
    const failing = catchError(client.call('configuration.preInfo', {}));
    const cancelled = catchError(
      client.call('transfer.getBalance', { withLockMoney: true }, { signal: control.signal }),
    );
    await clock.advanceAsync(100);
    expect(platform.calls).toHaveLength(2);
    control.abort();
    expect(await cancelled).toMatchObject({ kind: 'transport', reason: 'aborted', attempts: 1, outcome: 'none' });
    await clock.advanceAsync(10_000);
    await failing;
    expect([platform.calls.length, clock.pending()]).toEqual([4, 0]);
  });

  it('F-API-15 a call that was cancelled before it began is not sent', async () => {
    const { client, clock, platform } = createTestClient(() => ok(balance));
    const error = await catchError(
      client.call('transfer.getBalance', { withLockMoney: true }, { signal: AbortSignal.abort() }),
    );
    expect(error).toMatchObject({ reason: 'aborted', attempts: 0, outcome: 'none' });
    expect([platform.calls.length, clock.pending()]).toEqual([0, 0]);
  });

  it('F-API-24 fails at once while offline', async () => {
    const { client, platform } = createTestClient(() => ok(balance), { isOnline: () => false });
    const error = await catchError(client.call('sport.placeBet', bet, { requestId }));
    expect(error).toMatchObject({ reason: 'offline', outcome: 'none', messageKey: 'error.offline' });
    expect(platform.calls).toHaveLength(0);
  });

  it('F-API-15 a cancelled call rejects as aborted, without a reaction, and leaves no timer', async () => {
    const { client, clock } = createTestClient(() => 'silence');
    const control = new AbortController();
    const failing = catchError(client.call('transfer.getBalance', { withLockMoney: true }, { signal: control.signal }));
    await settle();
    control.abort();
    expect(await failing).toMatchObject({ reason: 'aborted' });
    expect(getErrorReaction(await failing)).toBe('none');
    expect(clock.pending()).toBe(0);
  });
});
