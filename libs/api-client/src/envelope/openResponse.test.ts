import { fromBase64Url, toBase64Url } from '../bytes/bytes.ts';
import { ResponseTooLargeError } from '../bytes/readText.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from '../wire/createWire.ts';
import { openResponse } from './openResponse.ts';
import { openField, sealField } from '../wire/sealedFields.ts';
import { type PlainRequest, sealRequest } from './sealRequest.ts';
import { buildResponseBinding } from '../wire/exchange.ts';
import { sealBytes } from '../wire/sealedText.ts';
import { type ResponseSealing, sealResponse } from './sealResponse.ts';
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

describe('response envelope', () => {
  const text = '{"status_code":6000,"data":{"token":"t"},"message":""}';

  it('API-05 a sealed response opens only for its own call', async () => {
    const [mine, other] = await Promise.all([
      sealRequest(wire, call),
      sealRequest(wire, { ...call, requestId: '8c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11' }),
    ]);
    const response = await sealResponse(wire, mine, { text });
    expect(response.body).not.toContain('token');
    expect(await openResponse(wire, mine, response)).toEqual({ text });
    expect(await openResponse(wire, other, response)).toEqual({ refusal: 'undecryptable' });
  });

  it('W2 refuses a plain response to a sealed call', async () => {
    const request = await sealRequest(wire, call);
    expect(await openResponse(wire, request, { headers: {}, body: text })).toEqual({ refusal: 'downgraded' });
    const response = await sealResponse(wire, request, { text });
    expect(await openResponse(wire, request, { ...response, headers: {} })).toEqual({ refusal: 'downgraded' });
  });

  it('API-04 a plain call gets a plain response', async () => {
    const request = await sealRequest(wire, { ...call, isSealed: false });
    const response = await sealResponse(wire, request, { text });
    expect(response).toEqual({ headers: { 'content-type': 'application/json', 'x-key-id': '1' }, body: text });
    expect(await openResponse(wire, request, response)).toEqual({ text });
  });

  it.each`
    sealing       | isSealed | flag
    ${undefined}  | ${true}  | ${'1'}
    ${undefined}  | ${false} | ${undefined}
    ${'asCalled'} | ${true}  | ${'1'}
    ${'asCalled'} | ${false} | ${undefined}
    ${'always'}   | ${true}  | ${'1'}
    ${'always'}   | ${false} | ${'1'}
    ${'never'}    | ${true}  | ${undefined}
    ${'never'}    | ${false} | ${undefined}
  `('API-05 the response to a call (sealed: $isSealed) with $sealing has the flag $flag', async (row) => {
    const { sealing, isSealed, flag } = row as { sealing?: ResponseSealing; isSealed: boolean; flag?: string };
    const request = await sealRequest(wire, { ...call, isSealed });
    const response = await sealResponse(wire, request, { text, ...(sealing && { sealing }) });
    expect([response.headers['x-sealed'], response.headers['x-key-id'], response.body === text]).toEqual([
      flag,
      '1',
      !flag,
    ]);
    expect(await openResponse(wire, request, response)).toEqual(
      isSealed && !flag ? { refusal: 'downgraded' } : { text },
    );
  });

  it.each(['0', '', 'gzip', '11'])('W2 a flag %j is no flag', async (flag) => {
    const request = await sealRequest(wire, { ...call, isSealed: false });
    expect(await openResponse(wire, request, { headers: { 'x-sealed': flag }, body: text })).toEqual({ text });
  });

  it('F-CRY-10 sealed bytes that are no UTF-8 or no zlib stream return the generic refusal', async () => {
    const request = await sealRequest(wire, call);
    for (const flag of ['1', 'deflate'] as const) {
      const binding = buildResponseBinding(profile, request, flag);
      const body = JSON.stringify({ sealed: await sealBytes(wire, binding, Uint8Array.of(0xff, 0xfe)) });
      expect(await openResponse(wire, request, { headers: { 'x-sealed': flag }, body })).toEqual({
        refusal: 'undecryptable',
      });
    }
  });

  it('API-09 seals the refusal of a call that could not be opened', async () => {
    const request = { ...(await sealRequest(wire, call)), path: '/xxxx/rubbish' };
    expect(await openResponse(wire, request, await sealResponse(wire, request, { text }))).toEqual({ text });
  });

  it.each([
    ['plain though marked sealed', text],
    ['truncated', '{"sealed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['not base64url', '{"sealed":"a+b/c="}'],
    ['too short', '{"sealed":"AAAA"}'],
  ])('F-CRY-10 %s: returns the generic refusal', async (_, body) => {
    const request = await sealRequest(wire, call);
    expect(await openResponse(wire, request, { headers: { 'x-sealed': '1' }, body })).toEqual({
      refusal: 'undecryptable',
    });
  });

  it('F-CRY-02 every flipped bit of nonce, ciphertext and tag returns the generic refusal', async () => {
    const request = await sealRequest(wire, call);
    const { sealed } = JSON.parse((await sealResponse(wire, request, { text: '{"a":1}' })).body) as { sealed: string };
    const bytes = fromBase64Url(sealed) ?? new Uint8Array();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const broken = Uint8Array.from(bytes);
      broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const body = JSON.stringify({ sealed: toBase64Url(broken) });
      expect(await openResponse(wire, request, { headers: { 'x-sealed': '1' }, body })).toEqual({
        refusal: 'undecryptable',
      });
    }
  });
});

describe('long responses', () => {
  const long = JSON.stringify({
    status_code: 6000,
    data: { list: Array.from({ length: 2_000 }, (_, at) => `赛事 ${at}`) },
  });
  const accepting = async () => {
    const request = await sealRequest(wire, call);
    return { ...request, headers: { ...request.headers, 'x-sealed-accept': 'deflate' } };
  };

  it('API-05 compresses a long response for clients that accept it', async () => {
    const request = await accepting();
    const response = await sealResponse(wire, request, { text: long });
    expect(response.headers['x-sealed']).toBe('deflate');
    expect(response.body.length).toBeLessThan(long.length / 2);
    expect(await openResponse(wire, request, response)).toEqual({ text: long });
  });

  it('API-05 does not compress short responses, or for clients that do not accept it', async () => {
    const request = await accepting();
    expect((await sealResponse(wire, request, { text: '{"status_code":6000}' })).headers['x-sealed']).toBe('1');
    expect((await sealResponse(wire, await sealRequest(wire, call), { text: long })).headers['x-sealed']).toBe('1');
  });

  it('API-05 compresses from 8 KB on', async () => {
    const request = await accepting();
    for (const [length, flag] of [
      [8 * 1024 - 1, '1'],
      [8 * 1024, 'deflate'],
    ] as const)
      expect((await sealResponse(wire, request, { text: 'a'.repeat(length) })).headers['x-sealed']).toBe(flag);
  });

  it('F-CRY-10 a changed encoding flag opens nothing', async () => {
    const request = await accepting();
    const response = await sealResponse(wire, request, { text: long });
    const changed = { ...response, headers: { 'x-sealed': '1' } };
    expect(await openResponse(wire, request, changed)).toEqual({ refusal: 'undecryptable' });
  });

  it('F-API-20 stops a decompression bomb at the limit', async () => {
    const request = await accepting();
    const response = await sealResponse(wire, request, { text: ' '.repeat(20_000_000) });
    expect(response.body.length).toBeLessThan(100_000);
    await expect(openResponse(wire, request, response)).rejects.toThrow(ResponseTooLargeError);
  });
});

describe('sealed fields', () => {
  it('API-10 a send-code identifier opens only under its own name', async () => {
    const sealed = await sealField(wire, 'sendNameV2', 'demo01');
    expect(sealed).not.toContain('demo01');
    expect(await openField(wire, 'sendNameV2', sealed)).toBe('demo01');
    expect(await openField(wire, 'codeIdV2', sealed)).toBeUndefined();
  });
});
