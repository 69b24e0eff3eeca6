import { formatSignedAmount } from './formatSignedAmount.ts';

it.each([
  ['in', '1234.5', '+¥1,234.50'],
  ['out', '800.00', '-¥800.00'],
] as const)('WAL-07 an amount of the direction %s is written %s → %s', (direction, amount, text) => {
  expect(formatSignedAmount({ direction, amount })).toBe(text);
});
