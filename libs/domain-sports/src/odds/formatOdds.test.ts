import fc from 'fast-check';
import { toOdds } from './convertOdds.ts';
import { formatOdds } from './formatOdds.ts';
import { ODDS_TYPES, type OddsType } from '../plays/oddsType.ts';
import { formatRatio } from './ratio.ts';

describe('formatOdds', () => {
  it.each`
    price      | E          | H          | I            | M
    ${14_500}  | ${'2.45'}  | ${'1.45'}  | ${'1.45'}    | ${'-0.68'}
    ${3500}    | ${'1.35'}  | ${'0.35'}  | ${'-2.85'}   | ${'0.35'}
    ${10_000}  | ${'2.00'}  | ${'1.00'}  | ${'1.00'}    | ${'1.00'}
    ${9600}    | ${'1.96'}  | ${'0.96'}  | ${'-1.04'}   | ${'0.96'}
    ${100}     | ${'1.01'}  | ${'0.01'}  | ${'-100.00'} | ${'0.01'}
    ${100_000} | ${'11.00'} | ${'10.00'} | ${'10.00'}   | ${'-0.10'}
    ${19_999}  | ${'2.99'}  | ${'1.99'}  | ${'1.99'}    | ${'-0.50'}
  `('SPT-03 shows $price as $E $H $I $M', ({ price, ...shown }: { price: number } & Record<OddsType, string>) => {
    for (const type of ODDS_TYPES) expect(formatOdds(price, type)).toBe(shown[type]);
  });

  it.each`
    price     | type   | truncated  | halfUp
    ${15_000} | ${'M'} | ${'-0.66'} | ${'-0.67'}
    ${3500}   | ${'I'} | ${'-2.85'} | ${'-2.86'}
    ${11_500} | ${'M'} | ${'-0.86'} | ${'-0.87'}
    ${10_050} | ${'H'} | ${'1.00'}  | ${'1.01'}
  `('SPT-03 rounds $price in $type by the named rounding', ({ price, type, truncated, halfUp }) => {
    expect(formatOdds(price, type)).toBe(truncated);
    expect(formatOdds(price, type, { rounding: 'halfUp' })).toBe(halfUp);
  });

  it.each([undefined, 0, -1, 0.5, NaN, Infinity, 2 ** 60])('F-BET-12 shows %p as --', (price) => {
    for (const type of ODDS_TYPES) expect(formatOdds(price, type)).toBe('--');
  });

  it('F-BET-12 equals exact fractions for every price, type and rounding', () => {
    const rounding = fc.constantFrom('truncate', 'halfUp');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...ODDS_TYPES),
        rounding,
        (price, type, how) => {
          expect(formatOdds(price, type, { rounding: how })).toBe(formatRatio(toOdds(price, type), 2, how));
        },
      ),
    );
  });
});

it.each`
  price        | type   | shown
  ${95_000}    | ${'H'} | ${'9.50'}
  ${125_000}   | ${'H'} | ${'12.5'}
  ${120_000}   | ${'H'} | ${'12.0'}
  ${121_200}   | ${'H'} | ${'12.12'}
  ${1_000_000} | ${'H'} | ${'100'}
  ${1_005_000} | ${'H'} | ${'100.50'}
  ${800}       | ${'I'} | ${'-12.5'}
  ${100}       | ${'I'} | ${'-100'}
`('shortens long odds: $price in $type is $shown', ({ price, type, shown }) => {
  expect(formatOdds(price, type, { trimsLong: true })).toBe(shown);
});
