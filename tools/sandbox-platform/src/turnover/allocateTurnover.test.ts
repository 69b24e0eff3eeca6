import fc from 'fast-check';
import { allocateTurnover, type Play, type Requirement } from './allocateTurnover.ts';

const time = (ms: number) => new Date(1_763_690_400_000 + ms);
/** `r` requires turnover, `b` is a bet; the index is the time. */
type Event = readonly ['r' | 'b', bigint];

function allocate(events: readonly Event[]) {
  const requirements: Requirement[] = [];
  const plays: Play[] = [];
  events.forEach(([kind, amount], at) => {
    if (kind === 'r') requirements.push({ id: String(at), at: time(at), required: amount });
    else plays.push({ placedAt: time(at), counted: amount });
  });
  return allocateTurnover(requirements, plays);
}

describe('turnover requirement', () => {
  it.each`
    rule                                                  | events                                             | required | done    | remaining
    ${'requires nothing without a credit'}                | ${[['b', 50n]]}                                    | ${0n}    | ${0n}   | ${0n}
    ${'requires a deposit to be staked once'}             | ${[['r', 100n]]}                                   | ${100n}  | ${0n}   | ${100n}
    ${'counts bets after the credit only'}                | ${[['b', 30n], ['r', 100n], ['b', 40n]]}           | ${100n}  | ${40n}  | ${60n}
    ${'does not count turnover beyond the requirement'}   | ${[['r', 100n], ['b', 140n]]}                      | ${100n}  | ${100n} | ${0n}
    ${'adds an open requirement to the next one'}         | ${[['r', 100n], ['b', 40n], ['r', 50n]]}           | ${150n}  | ${40n}  | ${110n}
    ${'drops requirements that were met before the next'} | ${[['r', 100n], ['b', 900n], ['r', 50n]]}          | ${50n}   | ${0n}   | ${50n}
    ${'counts a bet for the oldest requirement first'}    | ${[['r', 100n], ['r', 50n], ['b', 120n]]}          | ${150n}  | ${120n} | ${30n}
    ${'keeps a met requirement while another is open'}    | ${[['r', 10n], ['r', 50n], ['b', 20n], ['r', 5n]]} | ${65n}   | ${20n}  | ${45n}
  `('WAL-05 $rule', ({ events, required, done, remaining }) => {
    expect(allocate(events as Event[]).total).toEqual({ required, done, remaining });
  });

  it('WAL-05 names the requirements that a bet counted for, and its excess by what is missing', () => {
    const { current, plays } = allocate([
      ['r', 100n],
      ['r', 50n],
      ['b', 120n],
      ['b', 90n],
    ]);
    expect(current.map(({ id, done }) => [id, done])).toEqual([
      ['0', 100n],
      ['1', 50n],
    ]);
    expect(plays.map(({ shares }) => shares)).toEqual([
      [
        { id: '0', amount: 100n },
        { id: '1', amount: 20n },
      ],
      [{ id: '1', amount: 30n }],
    ]);
  });

  const events = fc.array(fc.tuple(fc.constantFrom('r', 'b'), fc.bigInt(1n, 10n ** 12n)), { maxLength: 24 });

  /** Remaining turnover computed in another way: the largest debt of any series of events that ends now. */
  const oracle = (list: readonly Event[]): bigint => {
    const debts = list.map((_, from) =>
      list.slice(from).reduce((sum, [kind, amount]) => (kind === 'r' ? sum + amount : sum - amount), 0n),
    );
    return debts.reduce((most, debt) => (debt > most ? debt : most), 0n);
  };

  it('WAL-05 equals an independent computation for random credits and bets', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { total, current, plays } = allocate(list);
        const shared = plays.flatMap(({ shares }) => shares).reduce((sum, { amount }) => sum + amount, 0n);
        return (
          total.remaining === oracle(list) &&
          total.required === total.done + total.remaining &&
          shared === total.done &&
          current.every(({ done, required }) => done >= 0n && done <= required)
        );
      }),
    );
  });
});
