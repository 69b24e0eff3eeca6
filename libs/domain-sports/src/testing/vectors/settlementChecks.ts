import type { Outcome } from '../../results/outcome.ts';
import { computeNetResult, computeReturn } from '../../results/computeNetResult.ts';
import { settleSelection } from '../../results/settleSelection.ts';
import type { Vector } from './readVectors.ts';
import { minor, priceIn, text, type Check } from './vectorOdds.ts';

const readScore = ({ score, goal_diff: lead, result }: Vector['input']) => {
  if (typeof score === 'string') return score.split('-').map(Number);
  if (result !== undefined) return text(result).includes('lose') ? [0, 1] : [0, 0];
  return Number(lead) >= 0 ? [Number(lead), 0] : [0, -Number(lead)];
};

const homeOutcome = (line: unknown, [home = 0, away = 0]: readonly number[]): Outcome | undefined =>
  settleSelection(
    { gameType: 'FT', playCode: 'R', side: 'H', line: text(line) },
    { fullTime: { home, away } },
  ) as Outcome;

const WORDS: Readonly<Record<string, readonly Outcome[]>> = {
  WIN: ['W', 'LW'],
  LOSE: ['L', 'LL'],
  'WIN(half)': ['LW'],
  'LOSE(half)': ['LL'],
};

const handicap: Check = ({ input, expected }) => {
  const outcome = homeOutcome(input['line'], readScore(input)) ?? 'P';
  const stake = minor(input['stake'] ?? input['risk']);
  if (expected['code'] !== undefined) expect(outcome).toBe(expected['code']);
  if (expected['result'] !== undefined) expect(WORDS[text(expected['result'])]).toContain(outcome);
  if (expected['return'] !== undefined)
    expect(computeReturn(stake, priceIn(input), outcome)).toBe(minor(expected['return']));
  if (expected['net'] !== undefined)
    expect(computeNetResult(stake, priceIn(input), outcome)).toBe(minor(expected['net']));
  if (expected['win'] !== undefined)
    expect(computeNetResult(stake, priceIn(input), outcome)).toBe(minor(expected['win']));
};

const returnsOfLine: Check = ({ input, expected }) => {
  const leads = Array.from({ length: 13 }, (_, at) => at - 6);
  const outcomes = leads.map((lead) => homeOutcome(input['line'], readScore({ goal_diff: lead })) ?? 'P');
  const returns = new Set(outcomes.map((outcome) => computeReturn(minor(input['stake']), priceIn(input), outcome)));
  expect([...returns].sort()).toEqual((expected['returns'] as string[]).map(minor).sort());
};

const overUnder: Check = ({ input, expected }) => {
  const side = input['side'] === 'over' ? 'O' : 'U';
  const fullTime = { home: Number(input['total']), away: 0 };
  const bet = { gameType: 'FT', playCode: 'OU', side, line: text(input['line']) } as const;
  expect(settleSelection(bet, { fullTime })).toBe(expected['code']);
};

/** Checks of handicap and total rows by area. */
export const settlementChecks: Readonly<Record<string, Check>> = {
  'ah-settle': (vector) => (vector.kind.startsWith('all distinct') ? returnsOfLine : handicap)(vector),
  'ou-settle': overUnder,
};
