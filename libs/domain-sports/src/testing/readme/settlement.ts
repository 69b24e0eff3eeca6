import {
  settleSelection,
  computeNetResult,
  getCombinationSizes,
  computeSystemReturn,
  computeScenarios,
  type MatchResult,
  type ScenarioRow,
} from '../../index.ts';

const bet = { gameType: 'FT', playCode: 'R', side: 'H', line: '-0.75', price: 9500 } as const;

/** Computes the net result of 100.00 on home −0.75 at a final score, in minor units. */
export function computeNetAt(result: MatchResult): bigint | undefined {
  const code = settleSelection(bet, result);
  return code && computeNetResult(100_00n, bet.price, code);
}

/** Computes the results for every lead of the home side before placement. */
export const listScenarios = (): readonly ScenarioRow[] | undefined => computeScenarios(bet, 100_00n)?.rows;

/** Computes the return of 10.00 per unit on a 3x4 with one half win and one void leg. */
export const computeVoidLegReturn = () =>
  computeSystemReturn(
    10_00n,
    [
      { price: 9500, outcome: 'W' },
      { price: 9000, outcome: 'LW' },
      { price: 8800, outcome: 'DD' },
    ],
    getCombinationSizes(['3x4'], 3),
  );
