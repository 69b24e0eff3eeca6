import type { Minor } from '@pavilion/kernel';
import { parseLine } from '../odds/line.ts';
import { hasSide, findPlay, type Market } from '../odds/plays.ts';
import type { Price } from '../odds/price.ts';
import type { Goals, MatchResult } from './matchResult.ts';
import type { ResultCode } from './resultCodes.ts';
import { computeNetResult } from './computeNetResult.ts';
import { settleSelection, type SettledBet } from './settleSelection.ts';

/** What the outcome hangs on: the lead of the side backed, a count, or one thing that happens or does not. */
export type ScenarioAxis = 'margin' | 'total' | 'home' | 'away' | 'event';

/** What a bet pays over a range of ends. */
export interface ScenarioRow {
  /** First and last of the range, both in it; absent where it is open. An event is 1 when it happens, 0 when not. */
  readonly from?: number;
  readonly to?: number;
  readonly code: ResultCode;
  /** Won above the stake; negative for a loss. */
  readonly net: Minor;
  /** Goes back to the wallet, stake with it. */
  readonly returns: Minor;
}

export interface ScenarioTable {
  readonly axis: ScenarioAxis;
  /** From the lowest to the highest. */
  readonly rows: readonly ScenarioRow[];
}

/** A bet before it is placed. `scoreAtBet` is the score now, in play. */
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

/** A result with so much on its axis. */
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

/** Neighbours of one code become a range; the ends of the axis are open, but for a count's 0. */
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
 * What a bet would pay at every end of its match, before it is placed: final leads or counts, put together where they pay
 * the same. `undefined` for a bet that cannot be read.
 *
 * A margin is the lead of the side backed at the end (of the half, for its plays), the draw and double chances see it
 * from home. Odd or even, scores, half with full time, both teams, and champions are an event that happens or not.
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
