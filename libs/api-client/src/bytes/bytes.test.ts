import fc from 'fast-check';
import { type Bytes, concatBytes, decodeUtf8, encodeUtf8, fromBase64Url, toBase64Url, toHex } from './bytes.ts';

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

describe('concatBytes', () => {
  it.each([
    [[], []],
    [[[1, 2]], [1, 2]],
    [
      [[1, 2], [], [3], [4, 5, 6]],
      [1, 2, 3, 4, 5, 6],
    ],
  ])('joins %j', (parts, joined) => {
    expect([...concatBytes(...parts.map((part) => Uint8Array.from(part)))]).toEqual(joined);
  });
});

describe('base64url', () => {
  it.each`
    bytes                 | text
    ${[]}                 | ${''}
    ${[0]}                | ${'AA'}
    ${[255]}              | ${'_w'}
    ${[251, 255]}         | ${'-_8'}
    ${[0, 16, 131]}       | ${'ABCD'}
    ${[251, 239, 190, 0]} | ${'----AA'}
  `('encodes $bytes as $text without padding, and decodes it', ({ bytes, text }) => {
    expect(toBase64Url(Uint8Array.from(bytes as number[]))).toBe(text);
    expect([...(fromBase64Url(text as string) ?? [])]).toEqual(bytes);
  });

  it.each(['A', 'AAAAA', 'AA==', 'AA=', 'A A', 'AA\n', 'a+b/', 'AAA\u00e9', '中中', '"AA"'])(
    'F-CRY-10 refuses the text %j',
    (text) => {
      expect(fromBase64Url(text)).toBeUndefined();
    },
  );

  it('encodes bytes longer than one chunk', () => {
    const bytes = Uint8Array.from({ length: 0x8000 * 2 + 1 }, (_, at) => at % 251);
    expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  });

  it("uses the browser's own methods if they exist", () => {
    const toBase64 = jest.fn(() => 'AA');
    expect(toBase64Url(Object.assign(Uint8Array.of(1), { toBase64 }))).toBe('AA');
    expect(toBase64).toHaveBeenCalledWith({ alphabet: 'base64url', omitPadding: true });
    const fromBase64 = jest.fn((text: string): Bytes => Uint8Array.from({ length: text.length - 1 }, () => 7));
    Object.defineProperty(Uint8Array, 'fromBase64', { value: fromBase64, configurable: true });
    try {
      expect([...(fromBase64Url('AA') ?? [])]).toEqual([7]);
      expect(fromBase64).toHaveBeenCalledWith('AA', { alphabet: 'base64url' });
      // A native reader skips white space, so the result has fewer bytes than the text implies.
      expect(fromBase64Url('AA AA ')).toBeUndefined();
      fromBase64.mockImplementation(() => {
        throw new SyntaxError('invalid');
      });
      expect(fromBase64Url('AA')).toBeUndefined();
    } finally {
      Reflect.deleteProperty(Uint8Array, 'fromBase64');
    }
  });
});
