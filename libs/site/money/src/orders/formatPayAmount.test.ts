import { formatPayAmount } from './formatPayAmount.ts';

it.each([
  ['999.62', 'CNY', '¥999.62'],
  ['1000', 'CNY', '¥1,000.00'],
  ['142.35', 'USDT', '142.35 USDT'],
  ['1234.00', 'USDT', '1,234.00 USDT'],
  [undefined, 'CNY', '--'],
  [undefined, 'USDT', '-- USDT'],
] as const)('formats %s %s as %s', (amount, currency, text) => {
  expect(formatPayAmount(amount, currency)).toBe(text);
});
