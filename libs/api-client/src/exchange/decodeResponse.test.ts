import fc from 'fast-check';
import { getEndpoint } from '../catalogue/catalogue.ts';
import { schemas } from '../schemas.ts';
import { isOutcomeUnknown } from '../errors/isOutcomeUnknown.ts';
import { md5Hex } from '../crypto/md5Hex.ts';
import { type FakeResponse, refused } from '../testing/createFakePlatform.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';
import { describeVectors, sharedVectors } from '@pavilion/testing';
import { readText, ResponseTooLargeError } from '../bytes/readText.ts';
import { addResponseHeaders, parseJson, readEnvelope } from './decodeResponse.ts';

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

describe('invalid responses', () => {
  const call = (response: FakeResponse, isSafe = true) => {
    const { client } = createTestClient(() => response, { isSafe });
    return catchError(client.call('user.login', login));
  };
  const html = '<!doctype html><title>portal</title>';

  it.each([true, false])('F-API-06 an HTML page with status 200 is a bad gateway (safe switch %s)', async (isSafe) => {
    const error = await call({ response: new Response(html) }, isSafe);
    expect(error).toMatchObject({ kind: 'protocol', reason: 'notJson', messageKey: 'error.6006' });
    expect(String(error)).not.toContain('portal');
  });

  it('W2 refuses a plain response to a sealed call', async () => {
    const plain = new Response('{"status_code":6000,"data":{"token":"evil","userId":"1"},"message":""}');
    expect(await call({ response: plain })).toMatchObject({ kind: 'protocol', reason: 'downgraded' });
  });

  it('F-CRY-10 refuses a response marked as sealed but plain', async () => {
    const response = new Response('{"status_code":6000,"data":{}}', { headers: { 'x-sealed': '1' } });
    expect(await call({ response }, false)).toMatchObject({ reason: 'undecryptable' });
  });

  it('F-API-05 refuses a truncated body', async () => {
    expect(await call({ text: '{"status_code":6000,"data":{"tok' })).toMatchObject({ reason: 'notJson' });
  });

  it.each([502, 503, 504, 500, 429])('a gateway status %i without an envelope is unavailable', async (status) => {
    expect(await call({ response: new Response(html, { status }) })).toMatchObject({
      kind: 'transport',
      reason: 'unavailable',
    });
  });

  it('I9 an unreadable response to a money call is unknown', async () => {
    const { client } = createTestClient(() => ({ response: new Response(html) }));
    const error = await catchError(client.call('sport.placeBet', bet, { requestId }));
    expect(error).toMatchObject({ outcome: 'unknown', messageKey: 'error.outcomeUnknown' });
  });

  it.each([6005, 6006, 6317, 6399])('I9 %i on a money call is unknown', async (code) => {
    const { client } = createTestClient(() => refused(code));
    expect(isOutcomeUnknown(await catchError(client.call('sport.placeBet', bet, { requestId })))).toBe(true);
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

  it('F-API-07 accepts decimal text as a code and ignores an invalid message', async () => {
    expect(readEnvelope({ status_code: '6000', data: {}, message: { a: 1 } })).toEqual({
      code: 6000,
      data: {},
      serverMessage: '',
    });
    expect(readEnvelope({ status_code: 6002, message: 6002 })).toMatchObject({ code: 6002, serverMessage: '6002' });
  });

  it.each`
    status          | code
    ${'6000'}       | ${6000}
    ${'-1'}         | ${-1}
    ${'123456789'}  | ${123_456_789}
    ${'1234567890'} | ${undefined}
    ${'6000 '}      | ${undefined}
    ${'x6000'}      | ${undefined}
    ${'6000.0'}     | ${undefined}
    ${'--1'}        | ${undefined}
    ${'-'}          | ${undefined}
    ${6000.5}       | ${undefined}
    ${NaN}          | ${undefined}
    ${-6}           | ${-6}
  `('F-API-07 the status code $status is read as $code', ({ status, code }) => {
    expect(readEnvelope({ status_code: status as unknown, data: 1 })?.code).toBe(code);
  });

  it('ERR-09 a text of the server is cut after 500 characters', () => {
    expect(readEnvelope({ status_code: 6002, message: '稍'.repeat(500) })?.serverMessage).toBe('稍'.repeat(500));
    expect(readEnvelope({ status_code: 6002, message: '稍'.repeat(501) })?.serverMessage).toBe('稍'.repeat(500));
  });

  it('F-API-07 only 6000 with data resolves', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ status_code: fc.anything(), data: fc.anything(), message: fc.anything() }, { requiredKeys: [] }),
        async (envelope) => {
          const text = JSON.stringify(envelope);
          const { status_code: code, data } = JSON.parse(text) as { status_code?: unknown; data?: unknown };
          fc.pre(!((code === 6000 || code === '6000') && data !== undefined));
          await call({ text });
        },
      ),
    );
  });

  it.each([0, -1, 6777, 1e9])('F-API-08 the unknown code %d rejects with the text of the server', async (code) => {
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
  )('F-API-19 %s changes no prototype', (text) => {
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

  it('F-API-20 stops 20 MB at the limit', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const endless = new ReadableStream({ pull: (stream) => (sent++ < 20 ? stream.enqueue(chunk) : stream.close()) });
    await expect(readText(endless)).rejects.toThrow();
    expect(sent).toBeLessThan(12);
  });

  it.each(['[', '{"a":'])('F-API-20 100 000 times %s does not overflow the stack', async (open) => {
    const close = open === '[' ? ']' : '}';
    const text = open.repeat(100_000) + (open === '[' ? '' : '1') + close.repeat(100_000);
    expect(() => parseJson(text)).toThrow();
    const { client } = createTestClient(() => ({ text: `{"status_code":6000,"data":${text}}` }));
    expect(await catchError(client.call('user.login', login))).toMatchObject({ kind: 'protocol', reason: 'tooLarge' });
  });

  it('F-API-20 accepts a depth of 64', () => {
    expect(() => parseJson('['.repeat(60) + ']'.repeat(60))).not.toThrow();
  });

  it.each`
    container   | toText
    ${'array'}  | ${(inner: string) => `[${inner}]`}
    ${'object'} | ${(inner: string) => `{"a":${inner}}`}
  `('F-API-20 an $container at depth 64 passes and one at depth 65 does not', ({ toText }) => {
    const wrap = toText as (inner: string) => string;
    const nest = (depth: number) => Array.from({ length: depth }).reduce<string>((inner) => wrap(inner), '[]');
    expect(() => parseJson(nest(64))).not.toThrow();
    expect(() => parseJson(nest(65))).toThrow(ResponseTooLargeError);
  });

  it.each`
    text                                         | cleaned
    ${'[{"__proto__":{"a":1},"b":2}]'}           | ${'[{"b":2}]'}
    ${'{"a":[[{"__proto__":1}]]}'}               | ${'{"a":[[{}]]}'}
    ${'{"a":{"b":{"__proto__":{"c":1},"d":3}}}'} | ${'{"a":{"b":{"d":3}}}'}
    ${'{"a":null,"b":{"__proto__":null}}'}       | ${'{"a":null,"b":{}}'}
    ${'"__proto__"'}                             | ${'"__proto__"'}
    ${'null'}                                    | ${'null'}
  `('F-API-19 $text is read as $cleaned', ({ text, cleaned }) => {
    expect(JSON.stringify(parseJson(text as string))).toBe(cleaned);
  });

  const suite = sharedVectors<{ cases: { name: string; expect: string; b64: string }[] }>('json_parsing.json');
  describeVectors('json_parsing.json', suite, ({ cases }) => {
    it('F-API-22 accepts and rejects the JSON test suite as marked', async () => {
      const wrong: string[] = [];
      for (const { name, expect: expected, b64 } of cases) {
        const result = await readText(new Response(Buffer.from(b64, 'base64')).body)
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
});

describe('addResponseHeaders', () => {
  const picture = getEndpoint('user.defaultKaptcha');
  const createResponse = (data: unknown) => ({ code: 6000, data, serverMessage: '' });

  it('CAP-02 adds the header named by the endpoint to the data, and no other', () => {
    const headers = new Headers({ 'X-Code': 'abc', 'x-other': 'no' });
    expect(addResponseHeaders(picture, createResponse({ image: 'png' }), headers).data).toEqual({
      image: 'png',
      'x-code': 'abc',
    });
    expect(addResponseHeaders(getEndpoint('user.geeLoad'), createResponse({}), headers).data).toEqual({});
  });

  it.each([null, undefined, 'text', [1]])('CAP-02 leaves data that is no object (%j) unchanged', (data) => {
    expect(addResponseHeaders(picture, createResponse(data), new Headers({ 'x-code': 'abc' })).data).toEqual(data);
  });

  it('CAP-02 adds no field for a missing header', () => {
    expect(addResponseHeaders(picture, createResponse({ image: 'png' }), new Headers()).data).toEqual({ image: 'png' });
  });
});
