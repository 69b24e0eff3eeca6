import { payoutCapUsd } from './payoutCaps.ts';

const usd = (amount: number): bigint => BigInt(amount) * 100n;

it.each`
  rule                             | legs                                         | cap
  ${'football'}                    | ${[{ gameType: 'FT' }]}                      | ${usd(1_500_000)}
  ${'basketball'}                  | ${[{ gameType: 'BK' }]}                      | ${usd(1_500_000)}
  ${'tennis'}                      | ${[{ gameType: 'TN' }]}                      | ${usd(300_000)}
  ${'baseball'}                    | ${[{ gameType: 'BS' }]}                      | ${usd(300_000)}
  ${'volleyball'}                  | ${[{ gameType: 'VB' }]}                      | ${usd(300_000)}
  ${'snooker'}                     | ${[{ gameType: 'SK' }]}                      | ${usd(200_000)}
  ${'new handicap of football'}    | ${[{ gameType: 'FT', isNewHandicap: true }]} | ${usd(25_000)}
  ${'a parlay follows its lowest'} | ${[{ gameType: 'FT' }, { gameType: 'TN' }]}  | ${usd(300_000)}
  ${'nothing'}                     | ${[]}                                        | ${undefined}
`('SLP-12 the payout cap of $rule', ({ legs, cap }) => {
  expect(payoutCapUsd(legs)).toBe(cap);
});
