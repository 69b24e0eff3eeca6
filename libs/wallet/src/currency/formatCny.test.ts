import { assert, bigInt, property } from 'fast-check';
import { parseMinor } from '@pavilion/kernel';
import { formatCny } from './formatCny.ts';

describe('formatCny', () => {
  it.each`
    amount                | trim                        | always
    ${'0'}                | ${'¥0'}                     | ${'¥0.00'}
    ${'0.07'}             | ${'¥0.07'}                  | ${'¥0.07'}
    ${'10.10'}            | ${'¥10.10'}                 | ${'¥10.10'}
    ${'1409.50'}          | ${'¥1,409.50'}              | ${'¥1,409.50'}
    ${'1234567.00'}       | ${'¥1,234,567'}             | ${'¥1,234,567.00'}
    ${'-5'}               | ${'-¥5'}                    | ${'-¥5.00'}
    ${'-0'}               | ${'¥0'}                     | ${'¥0.00'}
    ${'1000000000000000'} | ${'¥1,000,000,000,000,000'} | ${'¥1,000,000,000,000,000.00'}
    ${123450n}            | ${'¥1,234.50'}              | ${'¥1,234.50'}
  `('WAL-08 formats $amount as $trim', ({ amount, trim, always }) => {
    expect(formatCny(amount)).toBe(trim);
    expect(formatCny(amount, { decimals: 'always' })).toBe(always);
  });

  it.each([undefined, null, '', 'abc', '12.345', '1e21', 'NaN', '1,000.00', ' 5', '--5'])(
    'F-WAL-15 formats %p as --',
    (amount) => {
      expect(formatCny(amount)).toBe('--');
    },
  );

  it.each`
    amount    | text
    ${95_00n} | ${'+95.00'}
    ${-1n}    | ${'-0.01'}
    ${0n}     | ${'0.00'}
  `('formats the result $amount as $text', ({ amount, text }) => {
    expect(formatCny(amount, { symbol: false, decimals: 'always', plus: true })).toBe(text);
  });

  it('WAL-08 agrees with Intl where a float is exact', () => {
    const intl = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
    assert(
      property(bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (amount) => {
        expect(formatCny(amount, { decimals: 'always' })).toBe(intl.format(Number(amount) / 100));
      }),
    );
  });

  it('F-WAL-16 the formatted amount parses to the same value', () => {
    assert(
      property(bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => {
        expect(parseMinor(formatCny(amount, { symbol: false }).replaceAll(',', ''))).toBe(amount);
      }),
    );
  });
});
