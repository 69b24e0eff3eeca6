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

/** Home gives three quarters: what 100.00 wins or loses at a final score. Money is in minor units. */
export function netAt(result: MatchResult): bigint | undefined {
  const code = settleSelection(bet, result);
  return code && computeNetResult(100_00n, bet.price, code);
}

/** The same before the bet is placed, for every lead of the home side. */
export const everyEnd = (): readonly ScenarioRow[] | undefined => computeScenarios(bet, 100_00n)?.rows;

/** Ten a unit on a 3x4 of which one leg was half won and one came back void. */
export const systemBack = () =>
  computeSystemReturn(
    10_00n,
    [
      { price: 9500, outcome: 'W' },
      { price: 9000, outcome: 'LW' },
      { price: 8800, outcome: 'DD' },
    ],
    getCombinationSizes(['3x4'], 3),
  );
