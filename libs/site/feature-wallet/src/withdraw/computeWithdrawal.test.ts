import { schemas } from '@pavilion/api-client/schemas';
import { computeWithdrawal } from './computeWithdrawal.ts';
import type { WithdrawRule } from './withdrawOptions.ts';

const example = schemas['withdraw.withdrawInfo'].example.response;
const [bank] = schemas['withdraw.baseCfgList'].example.response.list;
if (!bank) throw new Error('computeWithdrawal.test: the example has no rule.');

const compute = (amount: bigint, rule: Partial<WithdrawRule>, freeTimesLeft = 0) =>
  computeWithdrawal(amount, {
    rule: { ...bank, ...rule },
    info: { ...example, today: { ...example.today, freeTimesLeft } },
    rate: '7.2',
  });

it.each([
  { amount: 500_00n, feeRate: '0.5', freeTimesLeft: 1, fee: 0n, payout: '¥500.00' },
  { amount: 500_00n, feeRate: '0.5', freeTimesLeft: 0, fee: 2_50n, payout: '¥497.50' },
  { amount: 333_33n, feeRate: '0.5', freeTimesLeft: 0, fee: 1_67n, payout: '¥331.66' },
  { amount: 1_00n, feeRate: '0.5', freeTimesLeft: 0, fee: 1n, payout: '¥0.99' },
  { amount: 99n, feeRate: '0.5', freeTimesLeft: 0, fee: 0n, payout: '¥0.99' },
  { amount: 1000_00n, feeRate: '1.25', freeTimesLeft: 0, fee: 12_50n, payout: '¥987.50' },
  { amount: 1000_00n, feeRate: '0', freeTimesLeft: 0, fee: 0n, payout: '¥1,000.00' },
])(
  'WAL-05 $amount fen with a fee of $feeRate % and $freeTimesLeft free withdrawals costs $fee fen and pays $payout',
  ({ amount, feeRate, freeTimesLeft, fee, payout }) => {
    expect(compute(amount, { feeRate }, freeTimesLeft)).toEqual({ fee, payout });
  },
);

it('WAL-05 pays coins for the amount less the fee', () => {
  expect(compute(1000_00n, { feeRate: '1', currency: 'USDT' })).toEqual({ fee: 10_00n, payout: '137.50 USDT' });
});

it('WAL-05 has no result for an unreadable fee', () => {
  expect(compute(1000_00n, { feeRate: 'x' })).toBeUndefined();
});
