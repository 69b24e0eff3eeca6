import { toYuan } from './toYuan.ts';

it.each([
  [33_33n, '7.1', '236.64'],
  [100_00n, '7.2', '720.00'],
  [1n, '0.5', '0.01'],
  [1n, '0.4999', '0.00'],
  [100_00n, '', undefined],
  [100_00n, '7,1', undefined],
] as const)('WAL-10 converts %s hundredths of a coin at the rate “%s” to %s yuan', (coins, rate, yuan) => {
  expect(toYuan(coins, rate)).toBe(yuan);
});
