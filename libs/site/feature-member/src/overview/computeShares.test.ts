import { computeShares } from './computeShares.ts';

it.each`
  amounts                      | shares
  ${['75.00', '25.00']}        | ${[750, 250]}
  ${['1.00', '1.00', '1.00']}  | ${[333, 333, 333]}
  ${['9999.00', '1.00']}       | ${[999, 10]}
  ${['0.00', '0.00']}          | ${[0, 0]}
  ${['5.00', undefined, '--']} | ${[1000, 0, 0]}
  ${['-5.00', '10.00']}        | ${[0, 2000]}
`('WAL-01 the shares of $amounts are $shares', ({ amounts, shares }) =>
  expect(computeShares(amounts as string[])).toEqual(shares),
);
