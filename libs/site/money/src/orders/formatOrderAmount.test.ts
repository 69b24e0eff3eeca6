import type { DepositOrder } from '@pavilion/wallet/cashier';
import { formatOrderAmount } from './formatOrderAmount.ts';

interface Row {
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly unpaid: DepositOrder | undefined;
  readonly text: string;
}

const createUnpaid = (payAmount: string, payCurrency: 'CNY' | 'USDT') => ({ payAmount, payCurrency }) as DepositOrder;

it.each`
  direction | amount       | unpaid                            | text
  ${'in'}   | ${'1234.5'}  | ${undefined}                      | ${'+¥1,234.50'}
  ${'out'}  | ${'800.00'}  | ${undefined}                      | ${'-¥800.00'}
  ${'in'}   | ${'1000.55'} | ${createUnpaid('1000.17', 'CNY')} | ${'¥1,000.17'}
  ${'in'}   | ${'1000.00'} | ${createUnpaid('142.35', 'USDT')} | ${'142.35 USDT'}
`('WAL-07 writes $amount of the direction $direction as $text', (row) => {
  const { direction, amount, unpaid, text } = row as Row;
  expect(formatOrderAmount({ direction, amount }, unpaid)).toBe(text);
});
