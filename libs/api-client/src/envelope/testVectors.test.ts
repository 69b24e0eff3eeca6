import fc from 'fast-check';
import { toHex, encodeUtf8, fromBase64Url, toBase64Url } from '../bytes/bytes.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWebCrypto } from '../crypto/webCrypto.ts';
import { buildCanonicalRequest } from '../wire/signRequest.ts';
import vectors from '../../vectors/wire.json';
import { createWire } from '../wire/createWire.ts';
import type { WireRequest } from '../wire/exchange.ts';
import { openRequest } from './openRequest.ts';
import { openResponse } from './openResponse.ts';
import { openField, sealField } from '../wire/sealedFields.ts';
import { type PlainRequest, sealRequest } from './sealRequest.ts';
import { sealResponse } from './sealResponse.ts';
import { defaultWireProfile as profile } from '../wire/wireProfile.ts';

describe('test vectors', () => {
  const decodeHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

  describe.each([
    ['WebCrypto', createWebCrypto(globalThis.crypto.subtle)],
    ['noble', nobleCrypto],
  ])('%s', (_, crypto) => {
    it.each(vectors.requests)(
      'W1 F-CRY-01 F-CRY-12 seals and opens the request $name',
      async ({ call: plain, nonces, canonical, wire: expected }) => {
        const queue = nonces.map(decodeHex);
        const fixed = createWire(vectors.profile as typeof profile, {
          crypto,
          random: () => queue.shift() ?? new Uint8Array(12),
        });
        const request = await sealRequest(fixed, plain as PlainRequest);
        expect(buildCanonicalRequest(fixed.profile, request)).toBe(canonical);
        expect(request).toEqual(expected);
        expect(await openRequest(fixed, expected as unknown as WireRequest, plain.time)).toMatchObject({
          isOpen: true,
          body: plain.body,
        });
      },
    );

    it.each(vectors.responses)(
      'W1 F-CRY-01 seals and opens the response $name',
      async ({ request, nonce, text, response }) => {
        const fixed = createWire(vectors.profile as typeof profile, { crypto, random: () => decodeHex(nonce) });
        const call = request as unknown as WireRequest;
        expect(await sealResponse(fixed, call, { text })).toEqual(response);
        expect(
          await openResponse(fixed, call, response as unknown as { headers: Record<string, string>; body: string }),
        ).toEqual({ text });
      },
    );
  });

  it.each(vectors.fields)('API-10 F-CRY-01 seals and opens the field $name', async ({ name, value, nonce, sealed }) => {
    const fixed = createWire(profile, { random: () => decodeHex(nonce) });
    expect(await sealField(fixed, name, value)).toBe(sealed);
    expect(await openField(fixed, name, sealed)).toBe(value);
  });

  it('W1 F-CRY-01 opens a compressed response (its bytes depend on the compressor)', async () => {
    const { request, response, text } = vectors.compressed;
    const opened = await openResponse(createWire(profile), request, response);
    expect(opened).toEqual({ text });
  });

  it('were made with the default profile', () => {
    expect(vectors.profile).toEqual(profile);
  });
});

describe('base64url', () => {
  it('RFC 4648 decodes its own encoding of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = toBase64Url(Uint8Array.from(bytes));
        return (
          text === Buffer.from(bytes).toString('base64url') &&
          toHex(fromBase64Url(text) ?? encodeUtf8('!')) === toHex(Uint8Array.from(bytes))
        );
      }),
    );
  });

  const malformed = ['A', 'AAAAA', 'a+b', 'a/b', 'AA==', 'AA=', 'A A', 'AAAA ', ' AAAA=', 'AAAA\n\n', '中'];

  it.each(malformed)('refuses %j', (text) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });

  describe('with Uint8Array.fromBase64', () => {
    const owner = Uint8Array as { fromBase64?: (text: string) => Uint8Array };
    /** Behaves as ECMAScript specifies: skips white space and padding, throws for other characters. */
    const fromBase64 = jest.fn((text: string) => {
      const letters = text.replaceAll(/[\t\n\f\r ]/g, '').replace(/={0,2}$/, '');
      if (!/^[\w-]*$/.test(letters)) throw new SyntaxError();
      return Uint8Array.from(Buffer.from(letters, 'base64url'));
    });
    beforeEach(() => (owner.fromBase64 = fromBase64));
    afterEach(() => delete owner.fromBase64);

    it.each(malformed)('refuses %j', (text) => {
      expect(fromBase64Url(text)).toBeUndefined();
    });

    it('RFC 4648 decodes its own encoding', () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
          const read = fromBase64Url(toBase64Url(Uint8Array.from(bytes)));
          return read !== undefined && Buffer.from(read).equals(bytes);
        }),
      );
      expect(fromBase64).toHaveBeenCalled();
    });
  });
});
