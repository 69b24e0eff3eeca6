import { formatWinningsFast } from './formatWinningsFast.ts';

it.each`
  stake            | price          | won
  ${'100'}         | ${'1.45'}      | ${'145.00'}
  ${'12.5'}        | ${'0.9'}       | ${'11.25'}
  ${'0.01'}        | ${'0.5'}       | ${'0.01'}
  ${'0.01'}        | ${'0.4999'}    | ${'0.00'}
  ${'1234567890'}  | ${'0.5'}       | ${'617283945.00'}
  ${'1'}           | ${'100000'}    | ${'100000.00'}
  ${'1.25'}        | ${'0.0001'}    | ${'0.00'}
  ${'1.234'}       | ${'0.95'}      | ${undefined}
  ${'1.2.3'}       | ${'0.95'}      | ${undefined}
  ${'.5'}          | ${'0.95'}      | ${undefined}
  ${'1.'}          | ${'0.95'}      | ${undefined}
  ${''}            | ${'0.95'}      | ${undefined}
  ${'-1'}          | ${'0.95'}      | ${undefined}
  ${'01234567890'} | ${'0.95'}      | ${undefined}
  ${'9999999999'}  | ${'9999.99'}   | ${undefined}
  ${'100'}         | ${'0'}         | ${undefined}
  ${'100'}         | ${'0.12345'}   | ${undefined}
  ${'100'}         | ${'0000000.5'} | ${undefined}
  ${100}           | ${'0.95'}      | ${undefined}
  ${'100'}         | ${0.95}        | ${undefined}
`('SLP-09 the fast path computes $won for $stake at $price', ({ stake, price, won }) => {
  expect(formatWinningsFast(stake, price)).toBe(won);
});
