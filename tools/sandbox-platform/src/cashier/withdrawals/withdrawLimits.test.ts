import {
  buildWithdrawConfig,
  computeRemainingToday,
  computeWithdrawalFee,
  requireWithinDailyLimits,
} from './withdrawLimits.ts';

it.each`
  times | amount           | left
  ${0}  | ${0n}            | ${{ timesLeft: 10, amountLeft: '1000000.00', freeTimesLeft: 3 }}
  ${2}  | ${1_50n}         | ${{ timesLeft: 8, amountLeft: '999998.50', freeTimesLeft: 1 }}
  ${3}  | ${1_000_000_00n} | ${{ timesLeft: 7, amountLeft: '0.00', freeTimesLeft: 0 }}
  ${11} | ${1_000_000_01n} | ${{ timesLeft: 0, amountLeft: '0.00', freeTimesLeft: 0 }}
`('WAL-05 after $times withdrawals of $amount today, the rest is $left', ({ times, amount, left }) => {
  expect(computeRemainingToday({ times, amount })).toEqual(left);
});

it.each`
  times | before         | amount           | reason
  ${0}  | ${0n}          | ${1_000_000_00n} | ${undefined}
  ${9}  | ${999_900_00n} | ${100_00n}       | ${undefined}
  ${9}  | ${999_900_00n} | ${100_01n}       | ${'dailyAmountUsed'}
  ${0}  | ${0n}          | ${1_000_000_01n} | ${'dailyAmountUsed'}
  ${10} | ${0n}          | ${100_00n}       | ${'dailyTimesUsed'}
`(
  'WAL-05 withdrawal $times + 1 of the day with $amount after $before is refused for: $reason',
  ({ times, before, amount, reason }) => {
    const today = { times: times as number, amount: before as bigint };
    const check = () => requireWithinDailyLimits(today, amount as bigint);
    if (reason === undefined) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({ code: 6012, data: { reason, ...computeRemainingToday(today) } }) as Error,
      );
  },
);

it.each`
  times | fee
  ${0}  | ${0n}
  ${2}  | ${0n}
  ${3}  | ${1_00n}
  ${9}  | ${1_00n}
`('WAL-05 after $times withdrawals of the day, the fee of ¥200.00 is $fee fen', ({ times, fee }) => {
  expect(computeWithdrawalFee(200_00n, { times: times as number, amount: 0n })).toBe(fee);
});

it('WAL-05 the rules on the wire name the limits of each kind of account', () => {
  const common = { dailyTimes: 10, dailyAmount: '1000000.00', freeTimes: 3, feeRate: '0.5' };
  expect(buildWithdrawConfig()).toEqual({
    list: [
      { ...common, kind: 'bank', currency: 'CNY', min: '100.00', max: '200000.00' },
      { ...common, kind: 'alipay', currency: 'CNY', min: '100.00', max: '50000.00' },
      { ...common, kind: 'coin', currency: 'USDT', min: '200.00', max: '1000000.00' },
    ],
  });
});
