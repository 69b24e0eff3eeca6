import * as fc from 'fast-check';
import { computeSingleNet } from './computeSingleNet.ts';
import { findCombinations, findCombinationSizes } from './systems.ts';
import { type DecidedLeg, computeCombinationsNet } from './computeCombinationsNet.ts';

const mixed = [
  '2x3',
  '3x3',
  '3x4',
  '3x7',
  '4x4',
  '4x5',
  '4x6',
  '4x11',
  '4x15',
  '5x5',
  '5x6',
  '5x10',
  '5x16',
  '5x20',
  '5x26',
  '5x31',
  '6x6',
  '6x7',
  '6x15',
  '6x20',
  '6x22',
  '6x35',
  '6x42',
  '6x50',
  '6x57',
  '6x63',
  '7x7',
  '7x8',
  '7x21',
  '7x35',
  '7x120',
  '7x127',
  '8x8',
  '8x9',
  '8x28',
  '8x56',
  '8x70',
  '8x247',
  '8x255',
  '9x511',
  '10x1023',
];

describe('findCombinations', () => {
  it.each(mixed)('%s returns as many combinations as its name states, only for its number of legs', (system) => {
    const [legs = 0, units] = system.split('x').map(Number);
    expect(findCombinations([system], legs)).toHaveLength(units ?? 0);
    expect(findCombinationSizes(system, legs + 1)).toBeUndefined();
    expect(findCombinationSizes(system, legs - 1)).toBeUndefined();
  });

  it.each`
    system    | legs  | units
    ${'2x1'}  | ${2}  | ${1}
    ${'2x1'}  | ${10} | ${45}
    ${'3x1'}  | ${5}  | ${10}
    ${'5x1'}  | ${10} | ${252}
    ${'10x1'} | ${10} | ${1}
  `('$system with $legs legs returns all $units combinations', ({ system, legs, units }) => {
    const chosen = findCombinations([system as string], legs as number) ?? [];
    expect(new Set(chosen.map((unit) => unit.join()))).toHaveProperty('size', units);
  });

  it.each(['1x1', '0x1', '11x1', '2x2', '3x5', 'x1', '2×1', '2x', '', '10x1024', '3x8', 'constructor'])(
    'rejects the name %j',
    (name) => expect(findCombinations([name], 10)).toBeUndefined(),
  );

  it('adds several system bets and rejects a repeated one', () => {
    expect(findCombinations(['2x1', '3x1'], 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1, 2],
    ]);
    expect(findCombinations(['2x1', '2x1'], 3)).toBeUndefined();
  });
});

const codes = ['W', 'LW', 'P', 'LL', 'L', 'D'] as const;
const leg = fc.record({
  price: fc.integer({ min: 1, max: 9_900 }).map((cents) => (cents / 100).toFixed(2)),
  code: fc.constantFrom(...codes),
});
const stake = fc.bigInt({ min: 0n, max: 10n ** 9n });

/** Computes the return of a leg independently, in units of 10⁻⁴ of the stake. */
function computeReturn({ price, code }: DecidedLeg): bigint {
  const odds = BigInt(price.replace('.', '')) * 100n;
  const backs = { W: 10_000n + odds, LW: 10_000n + odds / 2n, P: 10_000n, D: 10_000n, LL: 5_000n, L: 0n };
  return backs[code];
}

/** Computes the net result of all subsets of the given sizes by enumerating bit sets. */
function netByCounting(legs: readonly DecidedLeg[], sizes: readonly number[], amount: bigint): bigint {
  let sum = 0n;
  for (let set = 1; set < 2 ** legs.length; set++) {
    const members = legs.filter((_leg, at) => (set >> at) & 1);
    if (!sizes.includes(members.length)) continue;
    const scale = 10_000n ** BigInt(members.length);
    const back = amount * members.reduce((product, each) => product * computeReturn(each), 1n);
    sum += (2n * back + scale) / (2n * scale) - amount;
  }
  return sum;
}

describe('computeCombinationsNet (B5)', () => {
  it('equals the sum over all combinations', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 6 }), stake, fc.nat(99), (legs, amount, pick) => {
        const fitting = ['2x1', '3x1', ...mixed].filter((name) => findCombinationSizes(name, legs.length));
        const system = fitting[pick % fitting.length] ?? '';
        const units = findCombinations([system], legs.length) ?? [];
        expect(computeCombinationsNet(legs, units, amount)).toBe(
          netByCounting(legs, findCombinationSizes(system, legs.length) ?? [], amount),
        );
      }),
    );
  });

  it('loses at most the stakes, and all of them if every leg loses', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 3, maxLength: 5 }), stake, (legs, amount) => {
        const units = findCombinations(['2x1', '3x1'], legs.length) ?? [];
        const most = amount * BigInt(units.length);
        expect(computeCombinationsNet(legs, units, amount) >= -most).toBe(true);
        const lost = legs.map((each) => ({ ...each, code: 'L' as const }));
        expect(computeCombinationsNet(lost, units, amount)).toBe(-most);
      }),
    );
  });

  it('equals computeSingleNet for one leg, except for the odd cent of a half loss', () => {
    fc.assert(
      fc.property(leg, stake, (only, amount) => {
        const oddCent = only.code === 'LL' ? amount % 2n : 0n;
        expect(computeCombinationsNet([only], [[0]], amount)).toBe(computeSingleNet(only, amount) + oddCent);
      }),
    );
  });
});
