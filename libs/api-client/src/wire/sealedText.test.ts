import { fromBase64Url, toBase64Url } from '../bytes/bytes.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from './createWire.ts';
import { getSingleHeader, isSealedRequest, type WireRequest } from './exchange.ts';
import { openBytes, openText, readSealedBody, sealBytes, sealText } from './sealedText.ts';
import { buildCanonicalRequest, signRequest } from './signRequest.ts';
import { defaultWireProfile as profile } from './wireProfile.ts';

const wire = createWire(profile, { crypto: nobleCrypto });
const binding = ['purpose', 'name'];

describe('sealed text', () => {
  it.each(['', 'a', '比分'])('F-CRY-14 %j is returned unchanged', async (text) => {
    expect(await openText(wire, binding, await sealText(wire, binding, text))).toBe(text);
  });

  it('W1 each sealing uses a new nonce, the first 12 bytes', async () => {
    const nonce = Uint8Array.from({ length: 12 }, (_, at) => at);
    const lengths: number[] = [];
    const random = (length: number) => (lengths.push(length), nonce);
    const sealed = await sealText(createWire(profile, { crypto: nobleCrypto, random }), binding, 'a');
    expect(sealed.slice(0, 16)).toBe(toBase64Url(nonce));
    expect([lengths, fromBase64Url(sealed)?.length]).toEqual([[12], 12 + 1 + 16]);
    expect(await sealText(wire, binding, 'a')).not.toBe(await sealText(wire, binding, 'a'));
  });

  it.each([[['purpose']], [['name', 'purpose']], [['purpose', 'other']], [[]]])(
    'W1 opens nothing with the binding %j',
    async (other) => {
      expect(await openText(wire, other, await sealText(wire, binding, 'a'))).toBeUndefined();
    },
  );

  it('F-CRY-10 opens nothing that is shorter than nonce and tag, or no base64url', async () => {
    const sealed = await sealText(wire, binding, '');
    expect(fromBase64Url(sealed)).toHaveLength(28);
    for (const text of ['', 'A', sealed.slice(0, 36), `${sealed}=`, `${sealed.slice(1)}+`])
      expect(await openText(wire, binding, text)).toBeUndefined();
  });

  it('F-CRY-10 bytes that are no UTF-8 open as bytes and not as text', async () => {
    const sealed = await sealBytes(wire, binding, Uint8Array.of(0xff));
    expect([...((await openBytes(wire, binding, sealed)) ?? [])]).toEqual([0xff]);
    expect(await openText(wire, binding, sealed)).toBeUndefined();
  });

  it('W1 another key opens nothing', async () => {
    const other = { ...profile, key: 'bmV3LXBsYXktbW9uZXktc2FuZGJveC1rZXktbmV3ISE' };
    const sealed = await sealText(wire, binding, 'a');
    expect(await openText(createWire(other, { crypto: nobleCrypto }), binding, sealed)).toBeUndefined();
  });
});

it.each`
  body                        | sealed
  ${'{"sealed":"abc"}'}       | ${'abc'}
  ${'{"sealed":""}'}          | ${''}
  ${'{"a":1,"sealed":"abc"}'} | ${'abc'}
  ${'{"sealed":5}'}           | ${undefined}
  ${'{"sealed":null}'}        | ${undefined}
  ${'{}'}                     | ${undefined}
  ${'null'}                   | ${undefined}
  ${'"sealed"'}               | ${undefined}
  ${'{"sealed":'}             | ${undefined}
  ${''}                       | ${undefined}
`('API-04 the body $body contains the sealed text $sealed', ({ body, sealed }) => {
  expect(readSealedBody(body as string)).toBe(sealed);
});

describe('request on the wire', () => {
  const request: WireRequest = {
    method: 'POST',
    path: '/site/api/v1/user/login',
    headers: {
      'x-api-version': '1.0',
      'x-device-id': 'device',
      'x-client': 'web',
      'x-token': 'token',
      'x-request-id': 'request',
      'x-secondary': '',
      'x-site-id': '3000',
      'x-fixed-flag': '1',
      'x-timestamp': '5',
      'x-device-proof': 'proof',
      'accept-language': 'zh-CN',
    },
    body: '{"a":1}',
  };

  it('F-CRY-17 is signed by method, path, its ten headers and the body, one per line', async () => {
    const text = [
      'pavilion-request-1',
      'POST',
      '/site/api/v1/user/login',
      '1.0',
      'device',
      'web',
      'token',
      'request',
      '',
      '3000',
      '1',
      '5',
      'proof',
      '{"a":1}',
    ].join('\n');
    expect(buildCanonicalRequest(profile, request)).toBe(text);
    expect(await signRequest(wire, request)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each`
    value         | read
    ${'a'}        | ${'a'}
    ${''}         | ${''}
    ${undefined}  | ${''}
    ${['a']}      | ${''}
    ${['a', 'b']} | ${''}
  `('the header $value is read as "$read"', ({ value, read }) => {
    const headers = { 'x-token': value as string | string[] | undefined };
    expect(getSingleHeader({ ...request, headers }, 'x-token')).toBe(read);
  });

  it.each`
    path              | isSealed
    ${'/xxxx/AAAA'}   | ${true}
    ${'/xxxx'}        | ${false}
    ${'/site/xxxx/'}  | ${false}
    ${'/site/api/v1'} | ${false}
  `('API-04 the path $path is sealed: $isSealed', ({ path, isSealed }) => {
    expect(isSealedRequest(profile, { ...request, path: path as string })).toBe(isSealed);
  });
});
