import fc from 'fast-check';
import { fromUtf8, toHex, utf8 } from './bytes.ts';

describe('utf8', () => {
  it('writes what Node writes, short and long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 2_000), (text, times) => {
        const long = text.repeat(times);
        return Buffer.from(long, 'utf8').equals(utf8(long));
      }),
    );
  });

  it.each(['中'.repeat(5_000), '😀'.repeat(3_000), `${'a'.repeat(9_000)}中`, '\0'.repeat(4_096)])(
    'reads back a long text, case %#',
    (text) => {
      expect(fromUtf8(utf8(text))).toBe(text);
    },
  );

  it('replaces half a surrogate pair, as the standard says', () => {
    expect(toHex(utf8(`${'a'.repeat(5_000)}\ud800`)).slice(-6)).toBe('efbfbd');
  });
});

describe('toHex', () => {
  it('is lower case, two digits a byte', () => {
    expect(toHex(Uint8Array.of(0, 1, 0xab, 0xff))).toBe('0001abff');
  });

  it("takes the browser's own where there is one", () => {
    const bytes = Object.assign(Uint8Array.of(1), { toHex: () => 'native' });
    expect(toHex(bytes)).toBe('native');
  });
});
