import fc from 'fast-check';
import { computeTurnover, type TurnoverPhase } from './turnover.ts';

const phases = fc.array(fc.record({ credited: fc.bigInt(1n, 10n ** 12n), turned: fc.bigInt(0n, 10n ** 12n) }), {
  maxLength: 12,
});

describe('turnover requirement', () => {
  it.each`
    rule                                                    | deposits                     | required | done    | remaining
    ${'requires nothing without a deposit'}                 | ${[]}                        | ${0n}    | ${0n}   | ${0n}
    ${'requires a deposit to be staked once'}               | ${[[100n, 0n]]}              | ${100n}  | ${0n}   | ${100n}
    ${'counts bets'}                                        | ${[[100n, 40n]]}             | ${100n}  | ${40n}  | ${60n}
    ${'does not count turnover beyond the requirement'}     | ${[[100n, 140n]]}            | ${100n}  | ${100n} | ${0n}
    ${'adds the remainder to the next requirement'}         | ${[[100n, 40n], [50n, 0n]]}  | ${110n}  | ${0n}   | ${110n}
    ${'does not carry excess turnover to the next deposit'} | ${[[100n, 900n], [50n, 0n]]} | ${50n}   | ${0n}   | ${50n}
  `('WAL-05 $rule', ({ deposits, required, done, remaining }) => {
    const read = (deposits as [bigint, bigint][]).map(([credited, turned]) => ({ credited, turned }));
    expect(computeTurnover(read)).toEqual({ required, done, remaining });
  });

  /** Remaining turnover computed in another way: the largest debt of any series of deposits that ends now. */
  const oracle = (list: readonly TurnoverPhase[]): bigint => {
    const debts = list.map((_, from) =>
      list.slice(from).reduce((sum, { credited, turned }) => sum + credited - turned, 0n),
    );
    return debts.reduce((most, debt) => (debt > most ? debt : most), 0n);
  };

  it('WAL-05 equals an independent computation for random deposits', () => {
    fc.assert(
      fc.property(phases, (list) => {
        const { required, done, remaining } = computeTurnover(list);
        return required === done + remaining && done >= 0n && remaining === oracle(list);
      }),
    );
  });
});
