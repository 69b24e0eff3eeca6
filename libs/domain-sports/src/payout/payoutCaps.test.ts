import { convertPayoutCap, findPayoutCapUsd } from './payoutCaps.ts';

const usd = (amount: number): bigint => BigInt(amount) * 100n;

it.each`
  rule                                         | legs                                        | cap
  ${'football'}                                | ${[{ gameType: 'FT' }]}                     | ${usd(1_500_000)}
  ${'basketball'}                              | ${[{ gameType: 'BK' }]}                     | ${usd(1_500_000)}
  ${'tennis'}                                  | ${[{ gameType: 'TN' }]}                     | ${usd(300_000)}
  ${'baseball'}                                | ${[{ gameType: 'BS' }]}                     | ${usd(300_000)}
  ${'volleyball'}                              | ${[{ gameType: 'VB' }]}                     | ${usd(300_000)}
  ${'hockey, American football'}               | ${[{ gameType: 'OP' }]}                     | ${usd(300_000)}
  ${'snooker'}                                 | ${[{ gameType: 'SK' }]}                     | ${usd(200_000)}
  ${'a team total, OUH'}                       | ${[{ gameType: 'FT', playCode: 'OUH' }]}    | ${usd(25_000)}
  ${'a team total, ROUC'}                      | ${[{ gameType: 'FT', playCode: 'ROUC' }]}   | ${usd(25_000)}
  ${'a total, ROU'}                            | ${[{ gameType: 'FT', playCode: 'ROU' }]}    | ${usd(1_500_000)}
  ${'a parlay has the lowest cap of its legs'} | ${[{ gameType: 'FT' }, { gameType: 'TN' }]} | ${usd(300_000)}
  ${'nothing'}                                 | ${[]}                                       | ${undefined}
`('SLP-12 the payout cap of $rule', ({ legs, cap }) => {
  expect(findPayoutCapUsd(legs)).toBe(cap);
});

it.each`
  cap             | rate    | amount
  ${usd(300_000)} | ${720n} | ${216_000_000n}
  ${1n}           | ${50n}  | ${1n}
  ${1n}           | ${49n}  | ${0n}
`('SLP-12 a cap of $cap US cents at a rate of $rate hundredths is $amount', ({ cap, rate, amount }) => {
  expect(convertPayoutCap(cap, rate)).toBe(amount);
});
