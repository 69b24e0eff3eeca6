/**
 * A system, M串N written `MxN`: M legs, N units.
 *
 * `Mx1` combines every M of the selected legs. Any other system requires exactly M legs and combines them in several sizes.
 */
export type SystemName = `${number}x${number}`;

/** Combination sizes of each mixed system, one digit each: `4x11` has doubles, trebles and the fourfold. */
const MIXED: Readonly<Record<SystemName, string>> = {
  '3x3': '2',
  '3x4': '23',
  '4x4': '3',
  '4x5': '34',
  '4x6': '2',
  '4x11': '234',
  '5x5': '4',
  '5x6': '45',
  '5x10': '2',
  '5x16': '345',
  '5x20': '23',
  '5x26': '2345',
  '6x6': '5',
  '6x7': '56',
  '6x15': '2',
  '6x20': '3',
  '6x22': '456',
  '6x35': '23',
  '6x42': '3456',
  '6x50': '234',
  '6x57': '23456',
  '7x7': '6',
  '7x8': '67',
  '7x21': '5',
  '7x35': '4',
  '7x120': '234567',
  '8x8': '7',
  '8x9': '78',
  '8x28': '6',
  '8x56': '5',
  '8x70': '4',
  '8x247': '2345678',
};

const MAX_LEGS = 10;

const from1To = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

/** Returns the system of all combinations including singles: `3x7`, `4x15` … `10x1023`. */
const withSingles = (legs: number): SystemName => `${legs}x${2 ** legs - 1}`;

/** Returns the combination sizes of a system, smallest first; empty if the system does not fit the number of legs. */
export function getSystemSizes(system: string, legs: number): readonly number[] {
  const [, size = '', units] = /^(\d{1,2})x(\d{1,4})$/.exec(system) ?? [];
  const wanted = Number(size);
  if (wanted < 2 || wanted > legs || legs > MAX_LEGS) return [];
  if (units === '1') return [wanted];
  if (wanted < legs) return [];
  if (system === withSingles(legs)) return from1To(legs);
  return Object.hasOwn(MIXED, system) ? [...(MIXED[system as SystemName] ?? '')].map(Number) : [];
}

/**
 * Returns the systems for n legs: `2x1` to `nx1`, the mixed systems of exactly n, and all combinations with singles.
 */
export function listSystems(legs: number): readonly SystemName[] {
  if (legs < 2 || legs > MAX_LEGS) return [];
  const plain = from1To(legs)
    .slice(1)
    .map((size): SystemName => `${size}x1`);
  const mixed = (Object.keys(MIXED) as SystemName[]).filter((system) => system.startsWith(`${legs}x`));
  return [...plain, ...mixed, withSingles(legs)];
}

/** Counts the ways to choose `size` of `legs`. */
const countCombinations = (legs: number, size: number): number =>
  from1To(size).reduce((ways, at) => (ways * (legs - size + at)) / at, 1);

/** Counts the combinations of a system; 0 if it does not fit the number of legs. The stake is units × unit stake. */
export const countUnits = (system: string, legs: number): number =>
  getSystemSizes(system, legs).reduce((units, size) => units + countCombinations(legs, size), 0);

/**
 * Returns the combination sizes of several systems, a size once for each system that has it. Input of
 * `computeSystemReturn`.
 */
export const getCombinationSizes = (systems: readonly string[], legs: number): readonly number[] =>
  systems.flatMap((system) => getSystemSizes(system, legs));
