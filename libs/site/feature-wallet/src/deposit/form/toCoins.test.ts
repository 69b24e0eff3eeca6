import { toCoins } from './toCoins.ts';

it.each([
  [1_000_00n, '7.1', '140.85'],
  [720_00n, '7.2', '100.00'],
  [1n, '2', '0.01'],
  [1n, '2.01', '0.00'],
  [100_00n, '', undefined],
  [100_00n, '0', undefined],
] as const)('WAL-10 converts %s fen at the rate “%s” to %s coins', (amount, rate, coins) => {
  expect(toCoins(amount, rate)).toBe(coins);
});
