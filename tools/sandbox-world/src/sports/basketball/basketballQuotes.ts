import type { MainLines } from '../../model/sportModel.ts';
import { formatLine } from '../../pricing/formatLine.ts';
import { computeNormalCdf } from '../../pricing/computeNormalCdf.ts';
import { createLineQuotes, type Quote } from '../../pricing/quote.ts';
import type { MarketCode, Score } from '../../definitions/worldTypes.ts';
import { type BasketballRates, computePossessionMoments } from './basketballRates.ts';
import { OVERTIME_MINUTES } from './basketballScript.ts';

export const BASKETBALL_MARGIN = 0.045;

/** Mean and standard deviation of a sum of many possessions. */
export interface Normal {
  readonly mean: number;
  readonly sd: number;
}

/** Computes the normal distributions of margin and total in the next `minutes` of the game clock. */
export function computeRemainingPoints(rates: BasketballRates, minutes: number): { margin: Normal; total: Normal } {
  const home = computePossessionMoments(rates.home);
  const away = computePossessionMoments(rates.away);
  const possessions = Math.max(rates.pace * minutes, 0.02);
  const sd = Math.sqrt(possessions * (home.variance + away.variance));
  return {
    margin: { mean: possessions * (home.mean - away.mean), sd },
    total: { mean: possessions * (home.mean + away.mean), sd },
  };
}

/** Returns P(value > threshold). The threshold must be between whole points. */
const computeNormalAbove = ({ mean, sd }: Normal, threshold: number) => 1 - computeNormalCdf((threshold - mean) / sd);

export interface BasketballState {
  readonly codes: { readonly handicap: MarketCode; readonly total: MarketCode; readonly winner?: MarketCode };
  readonly rates: BasketballRates;
  readonly score: Score;
  /** Minutes of the game clock until the end of regulation or of the current overtime. */
  readonly minutesLeft: number;
  readonly lines: number;
  readonly isOpen: boolean;
  /** Whether the state is a first half. A tied half has no overtime. */
  readonly isHalf?: boolean;
}

/** Returns P(margin > threshold | margin ≠ 0), because overtimes are repeated until there is a winner. */
function computeDecidedAbove(margin: Normal, threshold: number): number {
  const tie = computeNormalAbove(margin, -0.5) - computeNormalAbove(margin, 0.5);
  return (computeNormalAbove(margin, threshold) - (threshold < 0 ? tie : 0)) / (1 - tie);
}

/**
 * Creates the distributions of final margin and total, including overtime after a tie. Thresholds must be between whole points.
 *
 * Points are sums of many small independent numbers and therefore normally distributed. `computeRemainingPoints` uses mean and
 * variance of the possessions of the simulator.
 */
export function createBasketballDistributions({
  rates,
  score,
  minutesLeft,
  isHalf = false,
}: Pick<BasketballState, 'rates' | 'score' | 'minutesLeft' | 'isHalf'>) {
  const lead = score.home - score.away;
  const points = score.home + score.away;
  const regular = computeRemainingPoints(rates, minutesLeft);
  const overtime = computeRemainingPoints(rates, OVERTIME_MINUTES);
  const tie = isHalf
    ? 0
    : computeNormalAbove(regular.margin, -lead - 0.5) - computeNormalAbove(regular.margin, -lead + 0.5);
  const longTotal: Normal = {
    mean: regular.total.mean + overtime.total.mean,
    sd: Math.hypot(regular.total.sd, overtime.total.sd),
  };
  return {
    marginAbove(threshold: number): number {
      const inTime = computeNormalAbove(regular.margin, threshold - lead) - (threshold < 0 ? tie : 0);
      return inTime + tie * computeDecidedAbove(overtime.margin, threshold);
    },
    totalAbove(threshold: number): number {
      const missing = threshold - points;
      return (1 - tie) * computeNormalAbove(regular.total, missing) + tie * computeNormalAbove(longTotal, missing);
    },
    /** Returns P(points of a side > threshold), including overtime. */
    sideAbove(side: 'home' | 'away', threshold: number): number {
      const toCome = (minutes: number): Normal => {
        const { mean, variance } = computePossessionMoments(rates[side]);
        const possessions = Math.max(rates.pace * minutes, 0.02);
        return { mean: possessions * mean, sd: Math.sqrt(possessions * variance) };
      };
      const missing = threshold - score[side];
      return (
        (1 - tie) * computeNormalAbove(toCome(minutesLeft), missing) +
        tie * computeNormalAbove(toCome(minutesLeft + OVERTIME_MINUTES), missing)
      );
    },
    /** Expected final margin and total. The search for a balanced line starts there. */
    centre: { margin: lead + regular.margin.mean, total: points + regular.total.mean },
  };
}

/** Returns the nearest half point. Basketball lines cannot push. */
const toHalfPoint = (value: number) => Math.floor(value) + 0.5;

/** Distance between line and centre at which the line moves, in points. */
const MIN_LINE_MOVE = 0.8;

const pickLine = (current: number | undefined, centre: number) =>
  current !== undefined && Math.abs(current - centre) <= MIN_LINE_MOVE ? current : toHalfPoint(centre);

/** Creates the quotes of handicap, total and winner, including overtime. Main lines are stored as thresholds in points. */
export function createBasketballQuotes(state: BasketballState, mainLines: MainLines): Quote[] {
  const { codes, isOpen, lines } = state;
  const model = createBasketballDistributions(state);
  const quoted = (
    market: { readonly w: MarketCode; readonly i: number; readonly line: string },
    sides: readonly ['H' | 'O', 'C' | 'U'],
    p: number,
  ) => createLineQuotes({ ...market, margin: BASKETBALL_MARGIN, isOpen }, sides, [p, 1 - p]);
  const thresholds = (w: MarketCode, centre: number) => {
    const main = pickLine(mainLines[w], centre);
    mainLines[w] = main;
    return [main, main - 1, main + 1].slice(0, lines);
  };
  const probability = (p: number) => Math.min(Math.max(p, 0), 1);
  return [
    ...thresholds(codes.handicap, model.centre.margin).flatMap((threshold, i) =>
      quoted(
        { w: codes.handicap, i, line: formatLine(-4 * threshold) },
        ['H', 'C'],
        probability(model.marginAbove(threshold)),
      ),
    ),
    ...thresholds(codes.total, model.centre.total).flatMap((threshold, i) =>
      quoted(
        { w: codes.total, i, line: formatLine(4 * threshold) },
        ['O', 'U'],
        probability(model.totalAbove(threshold)),
      ),
    ),
    ...(codes.winner
      ? quoted({ w: codes.winner, i: 0, line: '' }, ['H', 'C'], probability(model.marginAbove(0.5)))
      : []),
  ];
}

/** Creates the quotes of the team totals and odd/even. Odd and even are equally likely. */
export function createBasketballDetail(state: BasketballState, isLive: boolean, mainLines: MainLines): Quote[] {
  const model = createBasketballDistributions(state);
  const sides = [
    ['home', isLive ? 'ROUH' : 'OUH'],
    ['away', isLive ? 'ROUC' : 'OUC'],
  ] as const;
  const totals = sides.flatMap(([side, w]) => {
    const points = state.rates.pace * state.minutesLeft * computePossessionMoments(state.rates[side]).mean;
    const main = pickLine(mainLines[w], state.score[side] + points);
    mainLines[w] = main;
    const over = Math.min(Math.max(model.sideAbove(side, main), 0), 1);
    const market = { w, i: 0, line: formatLine(4 * main), margin: BASKETBALL_MARGIN, isOpen: state.isOpen };
    return createLineQuotes(market, ['O', 'U'], [over, 1 - over]);
  });
  const parity = { w: isLive ? 'REO' : 'EO', i: 0, line: '', margin: BASKETBALL_MARGIN, isOpen: state.isOpen } as const;
  return [...totals, ...createLineQuotes(parity, ['OD', 'EV'], [0.5, 0.5])];
}
