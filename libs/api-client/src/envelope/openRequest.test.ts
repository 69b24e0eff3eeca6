import fc from 'fast-check';
import { toHex } from '../bytes/bytes.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from '../wire/createWire.ts';
import type { WireRequest } from '../wire/exchange.ts';
import { openRequest } from './openRequest.ts';
import { type PlainRequest, sealRequest } from './sealRequest.ts';
import { defaultWireProfile as profile } from '../wire/wireProfile.ts';

const NOW = 1_763_690_400_000;
const wire = createWire(profile, { crypto: nobleCrypto });
const call: PlainRequest = {
  method: 'POST',
  path: '/site/api/v1/user/login',
  body: '{"name":"demo01"}',
  time: NOW,
  requestId: '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
  deviceId: '0e2f8a64-5f2d-4a57-8f0a-1d2c3b4a5968',
  token: 'token-1',
  isSealed: true,
};
const open = (request: WireRequest, now = NOW) => openRequest(wire, request, now);
const withHeader = (request: WireRequest, name: string, value: string | string[] | undefined): WireRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
const getRefusal = async (request: WireRequest, now = NOW) => {
  const opened = await open(request, now);
  return opened.isOpen ? 'open' : opened.reason;
};

describe('request envelope', () => {
  it.each([true, false])('API-04 opens a sealed request (safe switch %s)', async (isSealed) => {
    const request = await sealRequest(wire, { ...call, isSealed });
    expect(request.path.startsWith('/xxxx/')).toBe(isSealed);
    expect(request.body.includes('demo01')).toBe(!isSealed);
    expect(await open(request)).toEqual({
      isOpen: true,
      method: 'POST',
      path: call.path,
      query: '',
      body: call.body,
      token: 'token-1',
      deviceId: call.deviceId,
      requestId: call.requestId,
      time: NOW,
      isSealed,
    });
  });

  it('API-01 the query of a GET is part of the sealed path and the body is empty', async () => {
    const path = '/fd/api/v1/bankCard/withdraw/add/list?type=1&x=%E4%B8%AD';
    const request = await sealRequest(wire, { ...call, method: 'GET', path, body: '' });
    expect(request.body).toBe('');
    expect(await open(request)).toMatchObject({
      path: '/fd/api/v1/bankCard/withdraw/add/list',
      query: 'type=1&x=%E4%B8%AD',
    });
  });

  it('API-02 contains every common header', async () => {
    const { headers } = await sealRequest(wire, call);
    expect(headers).toEqual({
      'x-device-proof': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-timestamp': String(NOW),
      'x-api-version': '1.0',
      'x-device-id': call.deviceId,
      'x-client': 'web',
      'x-token': 'token-1',
      'x-request-id': call.requestId,
      'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-secondary': '',
      'x-site-id': '3000',
      'x-fixed-flag': '1',
      'content-type': 'application/json',
    });
  });

  it('F-CRY-14 any text is returned unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), async (body, isSealed) => {
        const opened = await open(await sealRequest(wire, { ...call, body, isSealed }));
        return opened.isOpen && opened.body === body;
      }),
    );
  });

  it.each([
    ['NUL', 'a\0b'],
    ['64 KB', '中'.repeat(21_845)],
    ['emoji', '🎲👨‍👩‍👧'],
    ['combining', 'e\u0301'],
    ['BOM', '\ufeff{}'],
  ])('F-CRY-14 %s is returned unchanged', async (_, body) => {
    expect(await open(await sealRequest(wire, { ...call, body }))).toMatchObject({ body });
  });

  it.each`
    age           | expected
    ${299_000}    | ${'open'}
    ${300_000}    | ${'open'}
    ${300_001}    | ${'staleTime'}
    ${301_000}    | ${'staleTime'}
    ${-300_000}   | ${'open'}
    ${-301_000}   | ${'staleTime'}
    ${86_400_000} | ${'staleTime'}
  `('F-CRY-06 a call $age ms old is $expected', async ({ age, expected }) => {
    expect(await getRefusal(await sealRequest(wire, call), NOW + age)).toBe(expected);
  });

  it.each`
    name                | value                                     | expected
    ${'x-timestamp'}    | ${undefined}                              | ${'malformedHeader'}
    ${'x-timestamp'}    | ${'yesterday'}                            | ${'malformedHeader'}
    ${'x-timestamp'}    | ${'-1'}                                   | ${'malformedHeader'}
    ${'x-timestamp'}    | ${'1e12'}                                 | ${'malformedHeader'}
    ${'x-timestamp'}    | ${[String(NOW), String(NOW)]}             | ${'malformedHeader'}
    ${'x-timestamp'}    | ${String(NOW + 1)}                        | ${'badProof'}
    ${'x-device-id'}    | ${'nonsense'}                             | ${'malformedHeader'}
    ${'x-device-id'}    | ${'1e2f8a64-5f2d-4a57-8f0a-1d2c3b4a5968'} | ${'badProof'}
    ${'x-request-id'}   | ${''}                                     | ${'malformedHeader'}
    ${'x-request-id'}   | ${'8c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11'} | ${'badSignature'}
    ${'x-client'}       | ${'app'}                                  | ${'malformedHeader'}
    ${'x-api-version'}  | ${'2.0'}                                  | ${'malformedHeader'}
    ${'x-secondary'}    | ${'1'}                                    | ${'malformedHeader'}
    ${'x-fixed-flag'}   | ${'0'}                                    | ${'malformedHeader'}
    ${'x-site-id'}      | ${'3001'}                                 | ${'wrongSite'}
    ${'x-token'}        | ${'token-2'}                              | ${'badSignature'}
    ${'x-device-proof'} | ${''}                                     | ${'badProof'}
    ${'x-signature'}    | ${''}                                     | ${'badSignature'}
    ${'x-signature'}    | ${'0'.repeat(63)}                         | ${'badSignature'}
    ${'x-signature'}    | ${'0'.repeat(65)}                         | ${'badSignature'}
  `('API-09 F-CRY-18 $name = $value is $expected', async ({ name, value, expected }) => {
    expect(await getRefusal(withHeader(await sealRequest(wire, call), name, value))).toBe(expected);
  });

  it('F-CRY-18 refuses an upper-case signature', async () => {
    const request = await sealRequest(wire, call);
    const upper = String(request.headers['x-signature']).toUpperCase();
    expect(await getRefusal(withHeader(request, 'x-signature', upper))).toBe('badSignature');
  });

  const constant = createWire({ ...profile, signature: { kind: 'constant', value: 'fixed' } }, { crypto: nobleCrypto });

  it('W1 accepts a constant signature and refuses any other value', async () => {
    const request = await sealRequest(constant, call);
    expect(request.headers['x-signature']).toBe('fixed');
    expect(await openRequest(constant, request, NOW)).toMatchObject({ isOpen: true });
    expect(await openRequest(constant, withHeader(request, 'x-signature', 'fixeD'), NOW)).toMatchObject({
      isOpen: false,
    });
  });

  it('F-CRY-05 path, time and body are bound together without a signature', async () => {
    const [login, other] = await Promise.all([
      sealRequest(constant, call),
      sealRequest(constant, { ...call, path: '/fd/api/v1/transfer/getBalance' }),
    ]);
    const reason = async (request: WireRequest) => {
      const opened = await openRequest(constant, request, NOW);
      return opened.isOpen ? 'open' : opened.reason;
    };
    expect(await reason({ ...login, body: other.body })).toBe('badBody');
    expect(await reason({ ...login, path: other.path })).toBe('badBody');
    expect(await reason({ ...login, body: '{"name":"demo01"}' })).toBe('badBody');
    expect(await reason({ ...login, body: '' })).toBe('badBody');
    expect(await reason({ ...login, path: flip(login.path, 20) })).toBe('badPath');
    const later = await sealRequest(constant, { ...call, time: NOW + 1000 });
    expect(await reason({ ...later, path: login.path })).toBe('badPath');
  });

  it.each([
    '{"sealed":',
    '{}',
    'null',
    '[]',
    '{"sealed":5}',
    '{"sealed":"%%%"}',
    '{"sealed":"AAAA"}',
    '{"sealed":"A"}',
  ])('API-09 refuses a sealed call with the body %s', async (body) => {
    const request = await sealRequest(constant, call);
    expect(await openRequest(constant, { ...request, body }, NOW)).toEqual({ isOpen: false, reason: 'badBody' });
  });

  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', '/a b', '/a\nb', ''])(
    'F-API-18 the server refuses the original path %j too',
    async (path) => {
      expect(await getRefusal(await sealRequest(wire, { ...call, path }))).toBe('badPath');
    },
  );

  it.each([
    ['key order', '{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['nested order', '{"x":{"b":1,"a":2}}', '{"x":{"a":2,"b":1}}'],
    ['1 and 1.0', '{"a":1}', '{"a":1.0}'],
    ['null and absent', '{"a":null}', '{}'],
    ['escapes', '{"a":"\\u4e2d"}', '{"a":"中"}'],
    ['duplicate keys', '{"a":1,"a":2}', '{"a":2}'],
    ['white space', '{"a": 1}', '{"a":1}'],
    ['trailing line break', '{"a":1}\n', '{"a":1}'],
  ])('F-CRY-17 %s: bodies that differ in one byte have different signatures', async (_, left, right) => {
    const request = await sealRequest(wire, { ...call, body: left, isSealed: false });
    expect(await getRefusal(request)).toBe('open');
    expect(await getRefusal({ ...request, body: right })).toBe('badSignature');
  });

  it('F-CRY-08 repeats no nonce and never calls Math.random', async () => {
    const spy = jest.spyOn(Math, 'random');
    const nonces = new Set<string>();
    for (let at = 0; at < 20_000; at += 1) nonces.add(toHex(wire.random(12)));
    await sealRequest(wire, call);
    expect(nonces.size).toBe(20_000);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it('reports a key of the wrong length', () => {
    expect(() => createWire({ ...profile, key: 'AAAA' })).toThrow('32 bytes');
  });
});
