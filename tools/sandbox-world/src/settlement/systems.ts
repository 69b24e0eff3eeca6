/**
 * Mixed pass types of exactly M legs, by the sizes of the combinations they are made of, as the Chinese sports lotteries
 * publish them: `3x4` is the three doubles and the treble.
 */
const MIXED: Readonly<Record<string, readonly number[]>> = {
  '3x3': [2],
  '3x4': [2, 3],
  '4x4': [3],
  '4x5': [3, 4],
  '4x6': [2],
  '4x11': [2, 3, 4],
  '5x5': [4],
  '5x6': [4, 5],
  '5x10': [2],
  '5x16': [3, 4, 5],
  '5x20': [2, 3],
  '5x26': [2, 3, 4, 5],
  '6x6': [5],
  '6x7': [5, 6],
  '6x15': [2],
  '6x20': [3],
  '6x22': [4, 5, 6],
  '6x35': [2, 3],
  '6x42': [3, 4, 5, 6],
  '6x50': [2, 3, 4],
  '6x57': [2, 3, 4, 5, 6],
  '7x7': [6],
  '7x8': [6, 7],
  '7x21': [5],
  '7x35': [4],
  '7x120': [2, 3, 4, 5, 6, 7],
  '8x8': [7],
  '8x9': [7, 8],
  '8x28': [6],
  '8x56': [5],
  '8x70': [4],
  '8x247': [2, 3, 4, 5, 6, 7, 8],
};

const NAME = /^(\d{1,2})x(\d{1,4})$/;
const MAX_LEGS = 10;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/**
 * The sizes of combinations a pass type makes of so many legs; `undefined` where it does not fit.
 *
 * `Mx1` takes every M of the legs, the others want exactly M: a mixed type of the table, or all combinations with the
 * singles among them, Mx(2^M − 1).
 */
export function findCombinationSizes(system: string, legCount: number): readonly number[] | undefined {
  const [, size = '0', units = '0'] = NAME.exec(system) ?? [];
  const legs = Number(size);
  if (legs < 2 || legs > MAX_LEGS || legs > legCount) return undefined;
  if (units === '1') return [legs];
  if (legs !== legCount) return undefined;
  return Object.hasOwn(MIXED, system) ? MIXED[system] : Number(units) === 2 ** legs - 1 ? upTo(legs) : undefined;
}

/** Every choice of `size` out of the positions from `from` on. */
function choose(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const choices: number[][] = [];
  for (let first = from; first <= count - size; first++) {
    for (const rest of choose(count, size - 1, first + 1)) choices.push([first, ...rest]);
  }
  return choices;
}

/**
 * The combinations pass types make of so many legs, as positions of legs; what several types name counts several times.
 * `undefined` where a type does not fit or stands there twice.
 */
export function findCombinations(
  systems: readonly string[],
  legCount: number,
): readonly (readonly number[])[] | undefined {
  if (new Set(systems).size !== systems.length) return undefined;
  const folds = systems.map((system) => findCombinationSizes(system, legCount));
  if (folds.includes(undefined)) return undefined;
  return folds.flatMap((sizes) => sizes?.flatMap((size) => choose(legCount, size)) ?? []);
}
