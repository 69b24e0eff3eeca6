import fc from 'fast-check';
import { toCoins, parseRate, computeShare, toYuan } from './rates.ts';

describe('rates', () => {
  it.each`
    text        | value
    ${'7.2'}    | ${72_000n}
    ${'7'}      | ${70_000n}
    ${'7.1234'} | ${71_234n}
    ${'0.0001'} | ${1n}
  `('parses $text', ({ text, value }) => expect(parseRate(text)).toBe(value));

  it.each(['', '0', '0.0000', '-7', '7.12345', '7,2', '1e3', ' 7', 'NaN'])('rejects the rate %j', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });

  it('WAL-10 rounds to the nearest hundredth, half up', () => {
    expect(toCoins(720_00n, '7.2')).toBe(100_00n);
    expect(toCoins(100_00n, '7.2')).toBe(13_89n);
    expect(toYuan(13_89n, '7.2')).toBe(100_01n);
    expect(computeShare(100_10n, 50n)).toBe(50n);
    expect(computeShare(101_00n, 50n)).toBe(51n);
  });

  it('WAL-10 an exchange in both directions at one rate changes the amount by less than half a hundredth of a coin', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 13n), fc.bigInt(1n, 9_999_999n), (yuan, rate) => {
        const text = `${rate / 10_000n}.${String(rate % 10_000n).padStart(4, '0')}`;
        const back = toYuan(toCoins(yuan, text), text);
        const off = back > yuan ? back - yuan : yuan - back;
        return off * 20_000n <= rate + 10_000n;
      }),
    );
  });
});
