import fc from 'fast-check';
import { toHongKongOdds, toOdds, parseOdds } from './convertOdds.ts';
import { OddsDomainError } from './oddsDomainError.ts';
import { ODDS_TYPES, type OddsType } from '../plays/oddsType.ts';
import { equalRatios, formatRatio, parseRatio, createRatio, type Rounding } from './ratio.ts';

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
    text         | type   | price
    ${'1.95'}    | ${'E'} | ${9500}
    ${'1.01'}    | ${'E'} | ${100}
    ${'-0.88'}   | ${'M'} | ${11_364}
    ${'-1'}      | ${'M'} | ${10_000}
    ${'1'}       | ${'M'} | ${10_000}
    ${'-1.25'}   | ${'I'} | ${8000}
    ${'+1.20'}   | ${'I'} | ${12_000}
    ${'0.00005'} | ${'H'} | ${1}
    ${'0.00014'} | ${'H'} | ${1}
    ${'100000'}  | ${'H'} | ${1_000_000_000}
  `('SPT-03 reads $type $text as $price', ({ text, type, price }) => {
    expect(parseOdds(text, type)).toBe(price);
  });

  it.each`
    text             | type
    ${'1.00'}        | ${'E'}
    ${'0'}           | ${'E'}
    ${'-1.5'}        | ${'E'}
    ${'0'}           | ${'H'}
    ${'-0.5'}        | ${'H'}
    ${'1.01'}        | ${'M'}
    ${'-1.01'}       | ${'M'}
    ${'0'}           | ${'M'}
    ${'0.99'}        | ${'I'}
    ${'-0.99'}       | ${'I'}
    ${'0.00004'}     | ${'H'}
    ${'100000.0001'} | ${'H'}
    ${'1.'}          | ${'H'}
    ${'.5'}          | ${'H'}
    ${' 1'}          | ${'H'}
    ${'1 '}          | ${'H'}
    ${'1234567890'}  | ${'H'}
    ${'abc'}         | ${'H'}
    ${''}            | ${'H'}
  `('F-BET-12 throws a typed error for $type $text', ({ text, type }) => {
    expect(() => parseOdds(text, type)).toThrow(OddsDomainError);
    expect(() => parseOdds(text, type)).toThrow(expect.objectContaining({ name: 'OddsDomainError', text }));
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

it.each`
  numerator | denominator | type
  ${0n}     | ${1n}       | ${'M'}
  ${11n}    | ${10n}      | ${'M'}
  ${-9n}    | ${10n}      | ${'I'}
  ${1n}     | ${1n}       | ${'E'}
  ${0n}     | ${1n}       | ${'H'}
`('F-BET-12 $numerator/$denominator is refused in $type with the odds and their type', (row) => {
  const { numerator, denominator, type } = row as { numerator: bigint; denominator: bigint; type: OddsType };
  const convert = () => toHongKongOdds(createRatio(numerator, denominator), type);
  expect(convert).toThrow(OddsDomainError);
  expect(convert).toThrow(
    expect.objectContaining({
      kind: 'oddsDomain',
      messageKey: 'sports.odds.invalid',
      oddsType: type,
      text: `${numerator}/${denominator}`,
    }),
  );
});

it.each`
  numerator | denominator | places | rounding      | text
  ${5n}     | ${1000n}    | ${2}   | ${'halfUp'}   | ${'0.01'}
  ${-5n}    | ${1000n}    | ${2}   | ${'halfUp'}   | ${'-0.01'}
  ${-19n}   | ${1000n}    | ${2}   | ${'truncate'} | ${'-0.01'}
  ${15n}    | ${-10n}     | ${0}   | ${'halfUp'}   | ${'-2'}
  ${7n}     | ${1n}       | ${0}   | ${'truncate'} | ${'7'}
  ${7n}     | ${100n}     | ${2}   | ${'truncate'} | ${'0.07'}
`('F-BET-12 formats $numerator/$denominator with $places decimals, $rounding, as $text', (row) => {
  const { numerator, denominator, places, rounding, text } = row as {
    numerator: bigint;
    denominator: bigint;
    places: number;
    rounding: Rounding;
    text: string;
  };
  expect(formatRatio(createRatio(numerator, denominator), places, rounding)).toBe(text);
});
