import { fromBase64Url, toBase64Url, type Bytes, toHex, encodeUtf8 } from '../bytes/bytes.ts';
import { isSameText } from './isSameText.ts';
import { md5Hex } from './md5Hex.ts';
import { describeVectors, sharedVectors } from '@pavilion/testing';
import { nobleCrypto } from './nobleCrypto.ts';
import { loadWireCrypto, createWebCrypto } from './webCrypto.ts';
import type { WireCrypto } from './wireCrypto.ts';

type Vector = Record<string, string> & { tagBits?: number; ivSize?: number; keySize?: number };
const shared = sharedVectors<{ sets: { id: string; vectors: Vector[] }[] }>('security.json');
const loadVectors = (id: string): Vector[] => shared?.sets.find((set) => set.id === id)?.vectors ?? [];
const describePublished = (declare: () => void) => describeVectors('security.json', shared, declare);
const bytes = (hex = ''): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const adapters: [string, WireCrypto][] = [
  ['WebCrypto', createWebCrypto(globalThis.crypto.subtle)],
  ['noble', nobleCrypto],
];

async function openVector(crypto: WireCrypto, { key, iv, aad, ct, tag }: Vector): Promise<string> {
  const aead = await crypto.aead(bytes(key));
  return toHex(await aead.open(bytes(iv), bytes(aad), bytes((ct ?? '') + (tag ?? ''))));
}

describe.each(adapters)('%s', (_, crypto) => {
  it('F-CRY-01 encrypts and decrypts the vector of NIST SP 800-38D', async () => {
    const aead = await crypto.aead(bytes('00'.repeat(32)));
    const sealed = await aead.seal(bytes('00'.repeat(12)), bytes(''), bytes('00'.repeat(16)));
    expect(toHex(sealed)).toBe('cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919');
    expect(toHex(await aead.open(bytes('00'.repeat(12)), bytes(''), sealed))).toBe('00'.repeat(16));
  });

  it('F-CRY-01 matches RFC 4231 case 2', async () => {
    const mac = await crypto.mac(encodeUtf8('Jefe'));
    expect(toHex(await mac(encodeUtf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  describePublished(() => {
    it('F-CRY-01 AES-GCM accepts and rejects the CAVP and Wycheproof vectors', async () => {
      const wrong: unknown[] = [];
      // Only nonces of 96 bits, because the envelope uses no other length.
      const all = [...loadVectors('aes-gcm-cavp'), ...loadVectors('aes-gcm-wycheproof')].filter(
        ({ iv }) => iv?.length === 24,
      );
      for (const vector of all) {
        const opened = await openVector(crypto, vector).catch(() => 'reject');
        if (opened !== (vector['result'] === 'accept' ? vector['pt'] : 'reject')) wrong.push(vector);
      }
      expect(all.length).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    });

    it('F-CRY-01 HMAC-SHA-256 matches the Wycheproof vectors', async () => {
      const wrong: unknown[] = [];
      for (const { key, msg, tag = '', result } of loadVectors('hmac-sha256-wycheproof')) {
        const digest = toHex(await (await crypto.mac(bytes(key)))(bytes(msg))).slice(0, tag.length);
        if (isSameText(digest, tag) !== (result === 'accept')) wrong.push({ key, tag });
      }
      expect(wrong).toEqual([]);
    });
  });
});

describePublished(() => {
  it('F-CRY-01 MD5 matches RFC 1321', () => {
    for (const { msg = '', md5 } of loadVectors('md5-rfc1321')) expect(md5Hex(msg)).toBe(md5);
  });

  it('F-CRY-01 base64url without padding matches RFC 4648', () => {
    for (const { msg = '', b64 = '' } of loadVectors('base64-rfc4648')) {
      const ours = b64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
      expect(toBase64Url(encodeUtf8(msg))).toBe(ours);
      expect(fromBase64Url(ours)).toEqual(encodeUtf8(msg));
    }
  });
});

describe('loadWireCrypto', () => {
  it('F-CRY-12 uses noble without SubtleCrypto', async () => {
    const real = globalThis.crypto;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const chosen = await loadWireCrypto();
    Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
    expect(chosen).toBe(nobleCrypto);
  });
});

describe('isSameText', () => {
  it.each([
    ['', '', true],
    ['a', 'a', true],
    ['a', 'A', false],
    ['', 'a', false],
    ['a', '', false],
    ['ab', 'abab', false],
    ['abab', 'ab', false],
  ])('F-CRY-18 compares %j with %j: %s', (left, right, isSame) => {
    expect(isSameText(left, right)).toBe(isSame);
  });
});
