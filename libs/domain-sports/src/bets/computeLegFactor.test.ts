import { computeLegFactor } from './computeLegFactor.ts';

describe('computeLegFactor', () => {
  it.each`
    code         | factor
    ${'W'}       | ${'1.95'}
    ${'LW'}      | ${'1.475'}
    ${'P'}       | ${'1'}
    ${'DD'}      | ${'1'}
    ${'LL'}      | ${'0.5'}
    ${'L'}       | ${'0'}
    ${undefined} | ${undefined}
    ${'A'}       | ${undefined}
  `('B5 a leg at 0.95 with $code has the factor $factor', ({ code, factor }) => {
    expect(computeLegFactor({ price: '0.95', resultCode: code })).toBe(factor);
  });
});
