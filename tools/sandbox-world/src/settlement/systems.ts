/**
 * Sizes of the combinations in mixed system bets, as published by the Chinese sports lotteries. `3x4` is 3 doubles and 1
 * treble.
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

const listUpTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/**
 * Returns the sizes of the combinations in a system bet; `undefined` if it does not fit the number of legs.
 *
 * `Mx1` takes all combinations of M legs. Other names require exactly M legs: a mixed system of the table, or
 * Mx(2^M − 1), which contains all combinations including singles.
 */
export function findCombinationSizes(system: string, legCount: number): readonly number[] | undefined {
  const [, size = '0', units = '0'] = NAME.exec(system) ?? [];
  const legs = Number(size);
  if (legs < 2 || legs > MAX_LEGS || legs > legCount) return undefined;
  if (units === '1') return [legs];
  if (legs !== legCount) return undefined;
  return Object.hasOwn(MIXED, system) ? MIXED[system] : Number(units) === 2 ** legs - 1 ? listUpTo(legs) : undefined;
}

/** Lists all choices of `size` positions from `from` on. */
function listChoices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const choices: number[][] = [];
  for (let first = from; first <= count - size; first++) {
    for (const rest of listChoices(count, size - 1, first + 1)) choices.push([first, ...rest]);
  }
  return choices;
}

/**
 * Returns the combinations of several system bets as positions of legs. A combination in several systems is repeated.
 * Returns `undefined` if a system does not fit or is repeated.
 */
export function findCombinations(
  systems: readonly string[],
  legCount: number,
): readonly (readonly number[])[] | undefined {
  if (new Set(systems).size !== systems.length) return undefined;
  const folds = systems.map((system) => findCombinationSizes(system, legCount));
  if (folds.includes(undefined)) return undefined;
  return folds.flatMap((sizes) => sizes?.flatMap((size) => listChoices(legCount, size)) ?? []);
}
