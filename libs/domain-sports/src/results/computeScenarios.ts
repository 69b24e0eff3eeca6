import type { Minor } from '@pavilion/kernel';
import { parseLine } from '../plays/line.ts';
import { hasSide, findPlay, type Market } from '../plays/plays.ts';
import type { Price } from '../odds/price.ts';
import type { Goals, MatchResult } from './matchResult.ts';
import type { ResultCode } from './resultCodes.ts';
import { computeNetResult } from './computeNetResult.ts';
import { settleSelection, type SettledBet } from './settleSelection.ts';

/** Axis of a scenario table: the lead of the selected side, a count, or an event that happens or not. */
export type ScenarioAxis = 'margin' | 'total' | 'home' | 'away' | 'event';

/** Result of a bet over a range of final scores. */
export interface ScenarioRow {
  /**
   * First and last value of the range, both included; absent if it is open. An event is 1 if it happens, otherwise 0.
   */
  readonly from?: number;
  readonly to?: number;
  readonly code: ResultCode;
  /** Winnings without the stake, negative for a loss. */
  readonly net: Minor;
  /** Amount that returns to the wallet, including the stake. */
  readonly returns: Minor;
}

/** Results of a bet by final score. */
export interface ScenarioTable {
  readonly axis: ScenarioAxis;
  /** Rows from the lowest to the highest value. */
  readonly rows: readonly ScenarioRow[];
}

/** A bet before placement. In play, `scoreAtBet` is the current score. */
export interface ScenarioBet extends SettledBet {
  readonly price: Price;
}

const AXES: Readonly<Partial<Record<Market, ScenarioAxis>>> = {
  handicap: 'margin',
  result: 'margin',
  doubleChance: 'margin',
  total: 'total',
  totalGoals: 'total',
  homeTotal: 'home',
  awayTotal: 'away',
};

/** Example of a score for a value of each axis. */
const RESULT_AT: Readonly<Record<Exclude<ScenarioAxis, 'event'>, (count: number) => Goals>> = {
  margin: (count) => (count < 0 ? { home: 0, away: -count } : { home: count, away: 0 }),
  total: (count) => ({ home: count, away: 0 }),
  home: (count) => ({ home: count, away: 0 }),
  away: (count) => ({ home: 0, away: count }),
};

interface Point {
  readonly at: number;
  readonly code: ResultCode;
}

/** Groups adjacent values with the same code. The ends of the axis are open, except for the 0 of a count. */
function groupRanges(points: readonly Point[], isCount: boolean): readonly Omit<ScenarioRow, 'net' | 'returns'>[] {
  const starts = points.filter(({ code }, at) => code !== points[at - 1]?.code);
  return starts.map(({ at, code }, index) => {
    const next = starts[index + 1];
    const from = index > 0 || isCount ? { from: at } : {};
    return { ...from, ...(next ? { to: next.at - 1 } : {}), code };
  });
}

const toMatchResult = (score: Goals): MatchResult => ({ fullTime: score, halfTime: score });

function enumerateOutcomes(bet: SettledBet, axis: Exclude<ScenarioAxis, 'event'>): readonly Point[] {
  const isAway = axis === 'margin' && bet.side === 'C';
  const { home = 0, away = 0 } = bet.scoreAtBet ?? {};
  const reach = Math.ceil(Math.abs(parseLine(bet.line) ?? 0) / 4) + Math.abs(home - away) + 8;
  const first = axis === 'margin' ? -reach : 0;
  const counts = Array.from({ length: reach - first + 1 }, (_, at) => first + at);
  return counts.flatMap((at) => {
    const code = settleSelection(bet, toMatchResult(RESULT_AT[axis](isAway ? -at : at)));
    return code === undefined ? [] : [{ at, code }];
  });
}

const event: readonly Point[] = [
  { at: 0, code: 'L' },
  { at: 1, code: 'W' },
];

/**
 * Computes the results of a bet for all final scores before placement. Leads or counts with the same result are grouped.
 * Returns `undefined` for a bet that cannot be read.
 *
 * A margin is the final lead of the selected side, at half-time for plays of the first half. For a draw and double chances
 * it is the lead of the home side. Other markets, such as odd or even and correct score, are an event that happens or not.
 */
export function computeScenarios({ price, ...bet }: ScenarioBet, stake: Minor): ScenarioTable | undefined {
  const play = findPlay(bet.playCode);
  if (!play || !hasSide(play, bet.side)) return undefined;
  const axis = AXES[play.market] ?? 'event';
  const points = axis === 'event' ? event : enumerateOutcomes(bet, axis);
  if (points.length === 0) return undefined;
  const rows = groupRanges(points, axis !== 'margin').map((range) => {
    const net = computeNetResult(stake, price, range.code);
    return { ...range, net, returns: stake + net };
  });
  return { axis, rows: axis === 'event' ? rows.map(({ from = 0, ...row }) => ({ ...row, from, to: from })) : rows };
}
