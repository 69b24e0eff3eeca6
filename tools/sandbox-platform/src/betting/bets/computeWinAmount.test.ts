import { formatMinor, parseMinor } from '@pavilion/kernel';
import { computeWinAmount } from './computeWinAmount.ts';

it.each`
  stake         | price      | win
  ${'100.00'}   | ${'1.45'}  | ${'145.00'}
  ${'1.10'}     | ${'1.45'}  | ${'1.60'}
  ${'0.10'}     | ${'0.05'}  | ${'0.01'}
  ${'0.08'}     | ${'0.05'}  | ${'0.00'}
  ${'50000.00'} | ${'99.99'} | ${'4999500.00'}
`('B1 $stake at $price wins $win, half up', ({ stake, price, win }: Record<string, string>) => {
  expect(formatMinor(computeWinAmount([{ price: price ?? '' }], [[0]], parseMinor(stake) ?? 0n))).toBe(win);
});
