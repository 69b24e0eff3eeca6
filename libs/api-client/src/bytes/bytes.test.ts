import fc from 'fast-check';
import { decodeUtf8, toHex, encodeUtf8 } from './bytes.ts';

describe('encodeUtf8', () => {
  it('encodes short and long texts like Node', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 2_000), (text, times) => {
        const long = text.repeat(times);
        return Buffer.from(long, 'utf8').equals(encodeUtf8(long));
      }),
    );
  });

  it.each(['中'.repeat(5_000), '😀'.repeat(3_000), `${'a'.repeat(9_000)}中`, '\0'.repeat(4_096)])(
    'decodes its own encoding of a long text, case %#',
    (text) => {
      expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    },
  );

  it('replaces half a surrogate pair as the standard specifies', () => {
    expect(toHex(encodeUtf8(`${'a'.repeat(5_000)}\ud800`)).slice(-6)).toBe('efbfbd');
  });
});

describe('toHex', () => {
  it('writes two lower-case digits per byte', () => {
    expect(toHex(Uint8Array.of(0, 1, 0xab, 0xff))).toBe('0001abff');
  });

  it("uses the browser's own method if it exists", () => {
    const bytes = Object.assign(Uint8Array.of(1), { toHex: () => 'native' });
    expect(toHex(bytes)).toBe('native');
  });
});
