import fc from 'fast-check';
import { bruteForceReturn, combinations, type OracleLeg } from '../testing/bruteForce.ts';
import { computeParlayReturn } from './parlay.ts';
import { computeMinSystemReturn, computeSystemFactor, computeSystemReturn } from './computeSystemReturn.ts';
import { getCombinationSizes, listSystems, getSystemSizes, countUnits, type SystemName } from './systems.ts';

describe('systems', () => {
  it.each`
    system       | legs  | sizes                              | units
    ${'2x1'}     | ${2}  | ${[2]}                             | ${1}
    ${'2x1'}     | ${10} | ${[2]}                             | ${45}
    ${'10x1'}    | ${10} | ${[10]}                            | ${1}
    ${'3x3'}     | ${3}  | ${[2]}                             | ${3}
    ${'3x4'}     | ${3}  | ${[2, 3]}                          | ${4}
    ${'3x7'}     | ${3}  | ${[1, 2, 3]}                       | ${7}
    ${'4x11'}    | ${4}  | ${[2, 3, 4]}                       | ${11}
    ${'5x16'}    | ${5}  | ${[3, 4, 5]}                       | ${16}
    ${'6x22'}    | ${6}  | ${[4, 5, 6]}                       | ${22}
    ${'6x57'}    | ${6}  | ${[2, 3, 4, 5, 6]}                 | ${57}
    ${'7x120'}   | ${7}  | ${[2, 3, 4, 5, 6, 7]}              | ${120}
    ${'7x127'}   | ${7}  | ${[1, 2, 3, 4, 5, 6, 7]}           | ${127}
    ${'8x247'}   | ${8}  | ${[2, 3, 4, 5, 6, 7, 8]}           | ${247}
    ${'10x1023'} | ${10} | ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]} | ${1023}
  `('$system on $legs legs is $units units of $sizes', ({ system, legs, sizes, units }) => {
    expect([getSystemSizes(system, legs), countUnits(system, legs)]).toEqual([sizes, units]);
  });

  it.each`
    rule                              | system           | legs
    ${'more legs than selected'}      | ${'4x1'}         | ${3}
    ${'a mixed system on more legs'}  | ${'3x4'}         | ${4}
    ${'a mixed system on fewer legs'} | ${'4x11'}        | ${3}
    ${'an unknown system'}            | ${'5x7'}         | ${5}
    ${'singles alone'}                | ${'1x1'}         | ${3}
    ${'more than ten'}                | ${'11x1'}        | ${11}
    ${'no legs'}                      | ${'2x1'}         | ${0}
    ${'no name'}                      | ${'constructor'} | ${3}
    ${'a name with a suffix'}         | ${'3x4 '}        | ${3}
  `('rejects $rule: $system on $legs', ({ system, legs }) => {
    expect([getSystemSizes(system, legs), countUnits(system, legs)]).toEqual([[], 0]);
  });

  it('the name of every system contains its number of units', () => {
    for (let legs = 2; legs <= 10; legs += 1)
      for (const system of listSystems(legs).filter((name) => name.startsWith(`${legs}x`)))
        expect(countUnits(system, legs)).toBe(Number(system.split('x')[1]));
  });

  it.each`
    legs  | offered
    ${1}  | ${[]}
    ${2}  | ${['2x1', '2x3']}
    ${3}  | ${['2x1', '3x1', '3x3', '3x4', '3x7']}
    ${4}  | ${['2x1', '3x1', '4x1', '4x4', '4x5', '4x6', '4x11', '4x15']}
    ${9}  | ${['2x1', '3x1', '4x1', '5x1', '6x1', '7x1', '8x1', '9x1', '9x511']}
    ${11} | ${[]}
  `('$legs legs offer $offered', ({ legs, offered }) => expect(listSystems(legs)).toEqual(offered));

  it('countUnits equals the enumeration of all combinations', () => {
    for (let legs = 2; legs <= 10; legs += 1) {
      const held = Array.from({ length: legs }, (_, at) => at);
      for (const system of listSystems(legs))
        expect(countUnits(system, legs)).toBe(combinations(held, getSystemSizes(system, legs)).length);
    }
  });
});

const leg: fc.Arbitrary<OracleLeg> = fc.record({
  price: fc.integer({ min: 100, max: 200_000 }),
  outcome: fc.constantFrom('W', 'LW', 'P', 'LL', 'L', 'D1'),
});
const legs = fc.array(leg, { minLength: 2, maxLength: 6 });
const unitStake = fc.bigInt({ min: 1n, max: 10n ** 8n });
const chosen = (count: number, seeds: readonly number[]): readonly SystemName[] => {
  const offered = listSystems(count);
  return [...new Set(seeds.map((seed) => offered[seed % offered.length] as SystemName))];
};
const seeds = fc.array(fc.nat(50), { minLength: 1, maxLength: 3 });

describe('returns of systems', () => {
  it('B5 the return of every system with every outcome equals the enumeration of its combinations', () => {
    fc.assert(
      fc.property(unitStake, legs, seeds, (stake, held, picked) => {
        const sizes = getCombinationSizes(chosen(held.length, picked), held.length);
        return computeSystemReturn(stake, held, sizes) === bruteForceReturn(stake, held, sizes);
      }),
    );
  });

  it('B5 the closed form differs from the rounded sum by at most half a cent per unit', () => {
    fc.assert(
      fc.property(unitStake, legs, seeds, (stake, held, picked) => {
        const sizes = getCombinationSizes(chosen(held.length, picked), held.length);
        const { numerator, denominator } = computeSystemFactor(held, sizes);
        const off = computeSystemReturn(stake, held, sizes) * denominator - stake * numerator;
        const most = BigInt(combinations(held, sizes).length) * denominator;
        return (off < 0n ? -off : off) * 2n <= most;
      }),
    );
  });

  it('B5 one combination of all legs equals the parlay', () => {
    fc.assert(
      fc.property(
        unitStake,
        legs,
        (stake, held) => computeSystemReturn(stake, held, [held.length]) === computeParlayReturn(stake, held),
      ),
    );
  });

  it('the lowest return is that of the legs with the lowest prices, and more winning legs do not pay less', () => {
    fc.assert(
      fc.property(unitStake, legs, seeds, (stake, held, picked) => {
        const sizes = getCombinationSizes(chosen(held.length, picked), held.length);
        const smallest = Math.min(...sizes);
        const byPrice = [...held].sort((a, b) => a.price - b.price);
        const ends = byPrice.map(({ price }, at): OracleLeg => ({ price, outcome: at < smallest ? 'W' : 'L' }));
        const least = computeMinSystemReturn(stake, held, sizes);
        const better = ends.map((end, at) => (at === smallest ? { ...end, outcome: 'W' as const } : end));
        return least === bruteForceReturn(stake, ends, sizes) && computeSystemReturn(stake, better, sizes) >= least;
      }),
    );
  });

  it.each`
    rule                                            | outcomes             | sizes     | back
    ${'a Trixie with one leg lost'}                 | ${['W', 'W', 'L']}   | ${[2, 3]} | ${38_025n}
    ${'a void leg keeps the others'}                | ${['D1', 'W', 'W']}  | ${[3]}    | ${38_025n}
    ${'all void returns every unit'}                | ${['D1', 'D5', 'A']} | ${[2, 3]} | ${40_000n}
    ${'a half loss halves the return'}              | ${['LL', 'W', 'P']}  | ${[3]}    | ${9_750n}
    ${'doubles only, all won'}                      | ${['W', 'W', 'W']}   | ${[2]}    | ${114_075n}
    ${'one winning leg of doubles returns nothing'} | ${['W', 'L', 'L']}   | ${[2]}    | ${0n}
  `('$rule: $back of 100 a unit at 0.95', ({ outcomes, sizes, back }) => {
    const held = (outcomes as OracleLeg['outcome'][]).map((outcome) => ({ price: 9500, outcome }));
    expect(computeSystemReturn(10_000n, held, sizes)).toBe(back);
  });

  it('all 1,013 combinations of ten legs equal the enumeration', () => {
    const ten = Array.from({ length: 10 }, (_, at): OracleLeg => ({ price: 9_300 + 37 * at, outcome: 'W' }));
    const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(combinations(ten, sizes)).toHaveLength(1_013);
    expect(computeSystemReturn(12_345n, ten, sizes)).toBe(bruteForceReturn(12_345n, ten, sizes));
  });

  it('returns 0 without a size or a leg', () => {
    expect([
      computeSystemReturn(100n, [], []),
      computeMinSystemReturn(100n, [], []),
      computeSystemFactor([], []).numerator,
    ]).toEqual([0n, 0n, 0n]);
  });
});
