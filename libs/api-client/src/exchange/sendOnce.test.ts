import { catalogue } from '../catalogue/catalogue.ts';
import { schemas } from '../schemas.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { type FakeResponse, ok } from '../testing/createFakePlatform.ts';
import { catchError, createTestClient } from '../testing/createTestClient.ts';

const balance = schemas['transfer.getBalance'].example.response;
const NOW = 1_763_690_400_000;
const unavailable = (headers: Record<string, string> = {}): FakeResponse => ({
  response: new Response('busy', { status: 503, headers }),
});
const withBody = (body: BodyInit, init: ResponseInit = {}): FakeResponse => ({ response: new Response(body, init) });

/** Calls the logout, which is sent once, and returns its error. */
const failLogout = (response: FakeResponse, isSafe = true) =>
  catchError(createTestClient(() => response, { isSafe }).client.call('user.logout', {}));

describe('Retry-After', () => {
  it.each`
    value                                   | retryAfterMs
    ${'0'}                                  | ${0}
    ${'7'}                                  | ${7_000}
    ${'120'}                                | ${120_000}
    ${'9999999'}                            | ${9_999_999_000}
    ${'12345678'}                           | ${undefined}
    ${new Date(NOW + 60_000).toUTCString()} | ${60_000}
    ${new Date(NOW).toUTCString()}          | ${0}
    ${new Date(NOW - 1_000).toUTCString()}  | ${undefined}
    ${'soon'}                               | ${undefined}
    ${'-5'}                                 | ${undefined}
  `('W4 the value "$value" is read as $retryAfterMs ms', async ({ value, retryAfterMs }) => {
    const error = await failLogout(unavailable({ 'retry-after': value as string }));
    expect(error).toMatchObject({ reason: 'unavailable', attempts: 1 });
    expect((error as { retryAfterMs?: number }).retryAfterMs).toBe(retryAfterMs);
  });

  it('W4 a response without the header has no waiting time', async () => {
    expect(await failLogout(unavailable())).toMatchObject({ reason: 'unavailable', retryAfterMs: undefined });
  });
});

describe('a request', () => {
  it('API-05 accepts compressed responses if the platform of the page can decompress', async () => {
    const { client, platform } = createTestClient(() => ok(balance));
    await client.call('transfer.getBalance', { withLockMoney: true });
    expect(platform.calls[0]?.request.headers['x-sealed-accept']).toBe('deflate');
  });

  it('API-05 does not accept compressed responses without DecompressionStream', async () => {
    const real = globalThis.DecompressionStream;
    Object.defineProperty(globalThis, 'DecompressionStream', { value: undefined, configurable: true, writable: true });
    try {
      const { client, platform } = createTestClient(() => ok(balance));
      await client.call('transfer.getBalance', { withLockMoney: true });
      expect(platform.calls[0]?.request.headers).not.toHaveProperty('x-sealed-accept');
    } finally {
      Object.defineProperty(globalThis, 'DecompressionStream', { value: real, configurable: true, writable: true });
    }
  });

  it('API-01 a GET has no body, a POST has one', async () => {
    const { client, platform } = createTestClient(({ path }) =>
      ok(path === catalogue['user.logout'].path ? {} : schemas['bankCard.withdrawAddList'].example.response),
    );
    await client.call('bankCard.withdrawAddList', schemas['bankCard.withdrawAddList'].example.request);
    await client.call('user.logout', {});
    expect(platform.calls.map(({ init }) => [init.method, 'body' in init])).toEqual([
      ['GET', false],
      ['POST', true],
    ]);
  });

  it('F-API-16 a write with a clock before 1970 is sent with time 0', async () => {
    const server = createTestClock();
    const { client, clock, platform } = createTestClient(() => ok({}), { serverNow: server.now });
    clock.setTime(-5_000);
    await expect(client.call('user.logout', {})).resolves.toEqual({});
    expect(platform.calls.map(({ request }) => request.headers['x-timestamp'])).toEqual(['0', String(server.now())]);
  });
});

describe('a response', () => {
  it.each`
    what                                       | response                                                         | reason
    ${'a plain envelope'}                      | ${withBody('{"status_code":6000}')}                              | ${'downgraded'}
    ${'a plain envelope after white space'}    | ${withBody('\n {"status_code":6000}')}                           | ${'downgraded'}
    ${'an HTML page'}                          | ${withBody('<html>{}</html>')}                                   | ${'notJson'}
    ${'an HTML page that is marked as sealed'} | ${withBody('<html>', { headers: { 'x-sealed': '1' } })}          | ${'undecryptable'}
    ${'a page with status 404'}                | ${withBody('not found', { status: 404 })}                        | ${'notJson'}
    ${'a page with status 428'}                | ${withBody('required', { status: 428 })}                         | ${'notJson'}
    ${'a body that is no UTF-8'}               | ${withBody(Uint8Array.of(0x7b, 0xff))}                           | ${'notJson'}
    ${'a body over 8 MB'}                      | ${withBody(' '.repeat(8 * 1024 * 1024 + 1))}                     | ${'tooLarge'}
    ${'an unreadable sealed body, status 499'} | ${withBody('{}', { status: 499, headers: { 'x-sealed': '1' } })} | ${'undecryptable'}
  `('F-API-06 F-CRY-10 $what is refused as $reason', async ({ response, reason }) => {
    expect(await failLogout(response as FakeResponse)).toMatchObject({ kind: 'protocol', reason });
  });

  it('F-API-06 an envelope with a gateway status is read like any other', async () => {
    const body = JSON.stringify({ status_code: 6013, data: null, message: '系统维护' });
    const response: FakeResponse = { response: new Response(body, { status: 503, headers: { 'retry-after': '9' } }) };
    expect(await failLogout(response, false)).toMatchObject({ kind: 'api', code: 6013, serverMessage: '系统维护' });
  });

  it('F-CRY-16 a response without a key id, or with that of the call, is read', async () => {
    const body = JSON.stringify({ status_code: 6000, data: {}, message: '' });
    const own: Record<string, string>[] = [{}, { 'x-key-id': '1' }];
    for (const headers of own) {
      const { client } = createTestClient(() => ({ response: new Response(body, { headers }) }), { isSafe: false });
      await expect(client.call('user.logout', {})).resolves.toEqual({});
    }
    const other = await failLogout({ response: new Response(body, { headers: { 'x-key-id': '2' } }) }, false);
    expect(other).toMatchObject({ kind: 'protocol', reason: 'keyChanged' });
  });

  it('a broken connection keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await failLogout({ reject: cause })).toMatchObject({ kind: 'transport', reason: 'network', cause });
  });
});
