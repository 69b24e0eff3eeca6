import fc from 'fast-check';
import { isPrice, parsePrice, formatWirePrice } from './price.ts';

describe('parsePrice', () => {
  it.each`
    text              | price
    ${'0.95'}         | ${9500}
    ${'1'}            | ${10_000}
    ${'0.01'}         | ${100}
    ${'1.0125'}       | ${10_125}
    ${'9999.99'}      | ${99_999_900}
    ${'0.00'}         | ${undefined}
    ${'-0.5'}         | ${undefined}
    ${'1e3'}          | ${undefined}
    ${'0.95 '}        | ${undefined}
    ${'.95'}          | ${undefined}
    ${'0.12345'}      | ${undefined}
    ${'0.12340'}      | ${undefined}
    ${'1.'}           | ${undefined}
    ${'1.0.1'}        | ${undefined}
    ${'100000'}       | ${1_000_000_000}
    ${'100000.0001'}  | ${undefined}
    ${'0.0001'}       | ${1}
    ${'0000000.0001'} | ${undefined}
    ${'100001'}       | ${undefined}
    ${'9/1'}          | ${undefined}
    ${'9:1'}          | ${undefined}
    ${'NaN'}          | ${undefined}
    ${''}             | ${undefined}
    ${null}           | ${undefined}
    ${0.95}           | ${undefined}
  `('F-BET-12 reads $text as $price', ({ text, price }) => {
    expect(parsePrice(text)).toBe(price);
  });

  it('F-BET-12 round-trips every price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (price) => parsePrice(formatWirePrice(price)) === price),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => parsePrice(value) === undefined || isPrice(parsePrice(value))));
  });
});

it.each`
  price         | text
  ${9500}       | ${'0.95'}
  ${10_000}     | ${'1.00'}
  ${10_125}     | ${'1.0125'}
  ${99_999_900} | ${'9999.99'}
`('formats $price for the wire as $text', ({ price, text }) => {
  expect(formatWirePrice(price)).toBe(text);
});
