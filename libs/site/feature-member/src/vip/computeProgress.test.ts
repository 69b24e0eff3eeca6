import { computeProgress } from './computeProgress.ts';

it.each`
  total        | target       | percent | missing
  ${'0.00'}    | ${'1000.00'} | ${0}    | ${100_000n}
  ${'999.99'}  | ${'1000.00'} | ${99}   | ${1n}
  ${'1000.00'} | ${'1000.00'} | ${100}  | ${0n}
  ${'5000.00'} | ${'1000.00'} | ${100}  | ${0n}
  ${'0.00'}    | ${'0.00'}    | ${100}  | ${0n}
`('USR-04 $total of $target is $percent %', ({ total, target, percent, missing }) =>
  expect(computeProgress(total as string, target as string)).toEqual({ percent, missing }),
);
