import { computeRebate } from './computeRebate.ts';

it.each`
  turnover       | rate      | rebate
  ${100_000n}    | ${'0.55'} | ${550n}
  ${181n}        | ${'0.55'} | ${0n}
  ${182n}        | ${'0.55'} | ${1n}
  ${99_999_999n} | ${'0.90'} | ${899_999n}
  ${-1n}         | ${'0.90'} | ${undefined}
  ${100n}        | ${'x'}    | ${undefined}
`('USR-04 the rebate of $turnover at $rate % is $rebate, rounded down', ({ turnover, rate, rebate }) =>
  expect(computeRebate(turnover as bigint, rate as string)).toBe(rebate),
);
