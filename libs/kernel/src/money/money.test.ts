import fc from 'fast-check';
import { divideHalfUp } from './divideHalfUp.ts';
import { formatMinor } from './formatMinor.ts';
import { parseMinor } from './parseMinor.ts';

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const divisor = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).filter((value) => value !== 0n);
const abs = (value: bigint) => (value < 0n ? -value : value);

describe('parseMinor', () => {
  it.each([
    ['0', 0n],
    ['1', 100n],
    ['1.2', 120n],
    ['12.34', 1234n],
    ['-0.05', -5n],
    ['10000.00', 1_000_000n],
    ['999999999999999.99', 99_999_999_999_999_999n],
    [12.34, 1234n],
    ['007', 700n],
  ])('parses %j as %s', (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  it.each([
    '',
    ' ',
    '1,000.00',
    '1e21',
    '12.345',
    '.5',
    '5.',
    '+1',
    '--1',
    'NaN',
    'Infinity',
    '0x10',
    '１２',
    '1 ',
    '¥1',
    '1'.repeat(19),
  ])('F-API-21 rejects %j', (text) => {
    expect(parseMinor(text)).toBeUndefined();
  });

  it.each([null, undefined, NaN, Infinity, 1e21, 0.1 + 0.2, {}, [], true, 5n])('F-API-21 rejects %p', (value) => {
    expect(parseMinor(value)).toBeUndefined();
  });

  it('F-API-21 parses "-0" as zero without a sign', () => {
    expect(formatMinor(parseMinor('-0') ?? 1n)).toBe('0.00');
  });

  it('throws for no value', () => {
    fc.assert(fc.property(fc.anything(), (value) => ['bigint', 'undefined'].includes(typeof parseMinor(value))));
  });
});

describe('formatMinor', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [1234n, '12.34'],
    [-123_456n, '-1234.56'],
    [10n ** 17n, '1000000000000000.00'],
  ])('formats %s as %s', (minor, text) => {
    expect(formatMinor(minor)).toBe(text);
  });

  it('is the inverse of parseMinor', () => {
    fc.assert(fc.property(amount, (value) => parseMinor(formatMinor(value)) === value));
  });
});

describe('divideHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [1n, 3n, 0n],
    [-1n, 3n, 0n],
    [0n, 7n, 0n],
    [14_500n, 100n, 145n],
    [10_005n, 1000n, 10n],
  ])('B1 %s / %s is %s', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
  });

  it('B1 is within half a unit of the exact quotient and rounds a half away from zero', () => {
    fc.assert(
      fc.property(amount, divisor, (numerator, denominator) => {
        const twice = 2n * abs(numerator - divideHalfUp(numerator, denominator) * denominator);
        if (twice > abs(denominator)) return false;
        return (
          twice < abs(denominator) || abs(divideHalfUp(numerator, denominator)) * abs(denominator) > abs(numerator)
        );
      }),
    );
  });

  it('B1 rounds negative and positive amounts alike', () => {
    fc.assert(fc.property(amount, divisor, (n, d) => divideHalfUp(-n, d) === -divideHalfUp(n, d)));
  });

  it('throws for the denominator 0', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });
});
