import { schemas } from '@pavilion/api-client/schemas';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createOrderReceipt, isOrderRecord } from './createOrderReceipt.ts';

const [example] = schemas['transactions.queryDealRecord'].example.response.list;
if (!example) throw new Error('createOrderReceipt.test: the example of the record has no transaction.');
const t = ((key: string) => key) as never;
const texts = { t, receiptT: t, locale: 'zh-CN' } as const;
const withdrawal = {
  ...example,
  type: 'withdraw' as const,
  orderNo: 'W20261121000001',
  direction: 'out' as const,
  amount: '800.10',
  fee: '4.00',
};

it.each([
  ['deposit', true],
  ['withdraw', true],
  ['transfer', false],
  ['gift', false],
] as const)('DSK-09 a record of type %s has a receipt: %s', (type, has) =>
  expect(isOrderRecord({ ...example, type })).toBe(has),
);

it('DSK-09 the receipt of a withdrawal shows the exact amounts of the record in figures and words', () => {
  const receipt = createOrderReceipt({ record: withdrawal }, texts);
  expect(receipt).toMatchObject({
    kind: 'records.receipt.withdraw',
    state: 'records.status.success',
    number: 'W20261121000001',
    amount: { text: '¥800.10', words: '捌佰元壹角' },
    path: '/mine/takemoney?order=W20261121000001',
  });
  expect(receipt.rows).toContainEqual(['receipt.fee', '¥4.00']);
  expect(receipt.rows).toContainEqual(['receipt.finishedAt', '2025-11-21 10:01:00']);
});

it('DSK-09 an order in progress has no end time, and zh-TW has the words of its script', () => {
  const open = { ...withdrawal, amount: '20000.00', status: 'processing' as const, finishedAt: undefined };
  const receipt = createOrderReceipt({ record: open }, { ...texts, locale: 'zh-TW' });
  expect(receipt.rows.map(([name]) => name)).not.toContain('receipt.finishedAt');
  expect(receipt.amount?.words).toBe('貳萬元整');
});

it.each`
  currency  | payAmount   | text             | words
  ${'CNY'}  | ${'999.62'} | ${'¥999.62'}     | ${'玖佰玖拾玖元陆角贰分'}
  ${'USDT'} | ${'140.80'} | ${'140.80 USDT'} | ${'--'}
`('WAL-04 the receipt of an unpaid deposit in $currency has the amount to pay and its state', (row) => {
  const { currency, payAmount, text, words } = row as Record<'payAmount' | 'text' | 'words', string> & {
    currency: 'CNY' | 'USDT';
  };
  const record = { ...example, type: 'deposit' as const, amount: '999.62', status: 'processing' as const };
  const unpaid = createDepositOrder({ payAmount, payCurrency: currency });
  const receipt = createOrderReceipt({ record, unpaid }, texts);
  expect(receipt).toMatchObject({ state: 'deposit.unpaid', amount: { text, words } });
  expect(receipt.rows).toContainEqual(['records.status', 'deposit.unpaid']);
});
