import fc from 'fast-check';
import { computeTurnover, type TurnoverPhase } from './turnover.ts';

const phases = fc.array(fc.record({ credited: fc.bigInt(1n, 10n ** 12n), turned: fc.bigInt(0n, 10n ** 12n) }), {
  maxLength: 12,
});

describe('turnover', () => {
  it.each`
    rule                                               | deposits                     | required | done    | remaining
    ${'no deposit asks for nothing'}                   | ${[]}                        | ${0n}    | ${0n}   | ${0n}
    ${'a deposit has to be bet once'}                  | ${[[100n, 0n]]}              | ${100n}  | ${0n}   | ${100n}
    ${'bets count'}                                    | ${[[100n, 40n]]}             | ${100n}  | ${40n}  | ${60n}
    ${'more than enough is enough'}                    | ${[[100n, 140n]]}            | ${100n}  | ${100n} | ${0n}
    ${'what was left is asked for with the next'}      | ${[[100n, 40n], [50n, 0n]]}  | ${110n}  | ${0n}   | ${110n}
    ${'what was bet beyond does not count for a next'} | ${[[100n, 900n], [50n, 0n]]} | ${50n}   | ${0n}   | ${50n}
  `('WAL-05 $rule', ({ deposits, required, done, remaining }) => {
    const read = (deposits as [bigint, bigint][]).map(([credited, turned]) => ({ credited, turned }));
    expect(computeTurnover(read)).toEqual({ required, done, remaining });
  });

  /** What is left is the largest debt that any run of deposits up to now has built up: another way to say the rule. */
  const oracle = (list: readonly TurnoverPhase[]): bigint => {
    const debts = list.map((_, from) =>
      list.slice(from).reduce((sum, { credited, turned }) => sum + credited - turned, 0n),
    );
    return debts.reduce((most, debt) => (debt > most ? debt : most), 0n);
  };

  it('WAL-05 agrees with an independent reckoning, whatever comes', () => {
    fc.assert(
      fc.property(phases, (list) => {
        const { required, done, remaining } = computeTurnover(list);
        return required === done + remaining && done >= 0n && remaining === oracle(list);
      }),
    );
  });
});
