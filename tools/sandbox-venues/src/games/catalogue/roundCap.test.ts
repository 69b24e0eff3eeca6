import { capPoolWin, capReturns, ROUND_CAP } from './roundCap.ts';

describe('cap of a round', () => {
  it.each`
    returns                                 | paid
    ${[]}                                   | ${[]}
    ${[100n, 0n, 250n]}                     | ${[100n, 0n, 250n]}
    ${[ROUND_CAP]}                          | ${[ROUND_CAP]}
    ${[ROUND_CAP + 1n]}                     | ${[ROUND_CAP]}
    ${[ROUND_CAP - 50n, 80n, 20n]}          | ${[ROUND_CAP - 50n, 50n, 0n]}
    ${[0n, 2n * ROUND_CAP, 2n * ROUND_CAP]} | ${[0n, ROUND_CAP, 0n]}
  `('GAM-06 pays $paid of $returns', ({ returns, paid }: { returns: bigint[]; paid: bigint[] }) =>
    expect(capReturns(returns)).toEqual(paid),
  );

  it.each`
    won               | payout       | paid
    ${0n}             | ${500n}      | ${0n}
    ${900n}           | ${500n}      | ${900n}
    ${1_200_000_000n} | ${0n}        | ${ROUND_CAP}
    ${1_200_000_000n} | ${500n}      | ${ROUND_CAP - 500n}
    ${900n}           | ${ROUND_CAP} | ${0n}
  `(
    'GAM-06 pays $paid of a pool of $won beside a payout of $payout',
    ({ won, payout, paid }: { won: bigint; payout: bigint; paid: bigint }) =>
      expect(capPoolWin(won, payout)).toBe(paid),
  );
});
