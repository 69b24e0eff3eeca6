import fc from 'fast-check';
import { toHongKongOdds, toOdds, parseOdds } from './convertOdds.ts';
import { OddsDomainError } from './oddsDomainError.ts';
import { ODDS_TYPES } from '../plays/oddsType.ts';
import { equalRatios, formatRatio, parseRatio, createRatio } from './ratio.ts';

const prices = fc.integer({ min: 1, max: 100_000_000 });
const types = fc.constantFrom(...ODDS_TYPES);

describe('toOdds', () => {
  it.each`
    hongKong  | type   | text
    ${9500}   | ${'E'} | ${'1.950000'}
    ${9500}   | ${'H'} | ${'0.950000'}
    ${9500}   | ${'M'} | ${'0.950000'}
    ${9500}   | ${'I'} | ${'-1.052631'}
    ${10_000} | ${'H'} | ${'1.000000'}
    ${10_000} | ${'M'} | ${'1.000000'}
    ${10_000} | ${'I'} | ${'1.000000'}
    ${14_500} | ${'M'} | ${'-0.689655'}
    ${3500}   | ${'I'} | ${'-2.857142'}
  `('SPT-03 shows $hongKong in $type as $text', ({ hongKong, type, text }) => {
    expect(formatRatio(toOdds(hongKong, type), 6, 'truncate')).toBe(text);
  });

  it('F-BET-12 converts back and forth exactly in every odds type', () => {
    fc.assert(
      fc.property(prices, types, (price, type) =>
        equalRatios(toHongKongOdds(toOdds(price, type), type), createRatio(BigInt(price), 10_000n)),
      ),
    );
  });

  it('F-BET-12 keeps the order of prices within each sign of Malay and Indonesian odds', () => {
    const below = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(below, below, (a, b) => {
        const [x, y] = [toOdds(a, 'I'), toOdds(b, 'I')];
        return a < b === x.numerator * y.denominator < y.numerator * x.denominator;
      }),
    );
  });
});

describe('parseOdds', () => {
  it.each`
    text       | type   | price
    ${'1.95'}  | ${'E'} | ${9500}
    ${'1.01'}  | ${'E'} | ${100}
    ${'-0.88'} | ${'M'} | ${11_364}
    ${'-1'}    | ${'M'} | ${10_000}
    ${'1'}     | ${'M'} | ${10_000}
    ${'-1.25'} | ${'I'} | ${8000}
    ${'+1.20'} | ${'I'} | ${12_000}
  `('SPT-03 reads $type $text as $price', ({ text, type, price }) => {
    expect(parseOdds(text, type)).toBe(price);
  });

  it.each`
    text       | type
    ${'1.00'}  | ${'E'}
    ${'0'}     | ${'E'}
    ${'-1.5'}  | ${'E'}
    ${'0'}     | ${'H'}
    ${'-0.5'}  | ${'H'}
    ${'1.01'}  | ${'M'}
    ${'-1.01'} | ${'M'}
    ${'0'}     | ${'M'}
    ${'0.99'}  | ${'I'}
    ${'-0.99'} | ${'I'}
    ${'abc'}   | ${'H'}
    ${''}      | ${'H'}
  `('F-BET-12 throws a typed error for $type $text', ({ text, type }) => {
    expect(() => parseOdds(text, type)).toThrow(OddsDomainError);
  });

  it('F-BET-12 converts text with six decimals back within 0.001', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), types, (price, type) => {
        const back = parseOdds(formatRatio(toOdds(price, type), 6, 'halfUp'), type);
        return Math.abs(back - price) <= 10 || Math.abs(back - price) / price < 0.001;
      }),
    );
  });
});

it('formats and parses a fraction without loss at its own decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (units) => {
      const read = parseRatio(formatRatio(createRatio(units, 10_000n), 4, 'truncate'));
      return read !== undefined && equalRatios(read, createRatio(units, 10_000n));
    }),
  );
});
