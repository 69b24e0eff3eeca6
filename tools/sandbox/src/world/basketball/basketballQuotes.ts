import type { MainLines } from '../engine/sportModel.ts';
import { lineText } from '../pricing/lineText.ts';
import { normalCdf } from '../pricing/normalCdf.ts';
import { createLineQuotes, type Quote } from '../pricing/quote.ts';
import type { PlayCode, Score } from '../worldTypes.ts';
import { type BasketballRates, possessionMoments } from './basketballRates.ts';
import { OVERTIME_MINUTES } from './basketballScript.ts';

export const BASKETBALL_MARGIN = 0.045;

/** Mean and standard deviation of a sum of many possessions. */
export interface Normal {
  readonly mean: number;
  readonly sd: number;
}

/** Computes the normal distributions of margin and total in the next `minutes` of the game clock. */
export function pointsToCome(rates: BasketballRates, minutes: number): { margin: Normal; total: Normal } {
  const home = possessionMoments(rates.home);
  const away = possessionMoments(rates.away);
  const possessions = Math.max(rates.pace * minutes, 0.02);
  const sd = Math.sqrt(possessions * (home.variance + away.variance));
  return {
    margin: { mean: possessions * (home.mean - away.mean), sd },
    total: { mean: possessions * (home.mean + away.mean), sd },
  };
}

/** Returns P(value > threshold). The threshold must be between whole points. */
const above = ({ mean, sd }: Normal, threshold: number) => 1 - normalCdf((threshold - mean) / sd);

export interface BasketballState {
  readonly codes: { readonly handicap: PlayCode; readonly total: PlayCode; readonly winner?: PlayCode };
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
function decidedAbove(margin: Normal, threshold: number): number {
  const tie = above(margin, -0.5) - above(margin, 0.5);
  return (above(margin, threshold) - (threshold < 0 ? tie : 0)) / (1 - tie);
}

/**
 * Creates the distributions of final margin and total, including overtime after a tie. Thresholds must be between whole points.
 *
 * Points are sums of many small independent numbers and therefore normally distributed. `pointsToCome` uses mean and
 * variance of the possessions of the simulator.
 */
export function basketballModel({
  rates,
  score,
  minutesLeft,
  isHalf = false,
}: Pick<BasketballState, 'rates' | 'score' | 'minutesLeft' | 'isHalf'>) {
  const lead = score.home - score.away;
  const points = score.home + score.away;
  const regular = pointsToCome(rates, minutesLeft);
  const overtime = pointsToCome(rates, OVERTIME_MINUTES);
  const tie = isHalf ? 0 : above(regular.margin, -lead - 0.5) - above(regular.margin, -lead + 0.5);
  const longTotal: Normal = {
    mean: regular.total.mean + overtime.total.mean,
    sd: Math.hypot(regular.total.sd, overtime.total.sd),
  };
  return {
    marginAbove(threshold: number): number {
      const inTime = above(regular.margin, threshold - lead) - (threshold < 0 ? tie : 0);
      return inTime + tie * decidedAbove(overtime.margin, threshold);
    },
    totalAbove(threshold: number): number {
      const missing = threshold - points;
      return (1 - tie) * above(regular.total, missing) + tie * above(longTotal, missing);
    },
    /** Returns P(points of a side > threshold), including overtime. */
    sideAbove(side: 'home' | 'away', threshold: number): number {
      const toCome = (minutes: number): Normal => {
        const { mean, variance } = possessionMoments(rates[side]);
        const possessions = Math.max(rates.pace * minutes, 0.02);
        return { mean: possessions * mean, sd: Math.sqrt(possessions * variance) };
      };
      const missing = threshold - score[side];
      return (
        (1 - tie) * above(toCome(minutesLeft), missing) + tie * above(toCome(minutesLeft + OVERTIME_MINUTES), missing)
      );
    },
    /** Expected final margin and total. The search for a balanced line starts there. */
    centre: { margin: lead + regular.margin.mean, total: points + regular.total.mean },
  };
}

/** Returns the nearest half point. Basketball lines cannot push. */
const halfPoint = (value: number) => Math.floor(value) + 0.5;

/** Distance between line and centre at which the line moves, in points. */
const LOYALTY = 0.8;

const keptLine = (current: number | undefined, centre: number) =>
  current !== undefined && Math.abs(current - centre) <= LOYALTY ? current : halfPoint(centre);

/** Creates the quotes of handicap, total and winner, including overtime. Main lines are stored as thresholds in points. */
export function basketballQuotes(state: BasketballState, mainLines: MainLines): Quote[] {
  const { codes, isOpen, lines } = state;
  const model = basketballModel(state);
  const quoted = (
    market: { readonly w: PlayCode; readonly i: number; readonly line: string },
    sides: readonly ['H' | 'O', 'C' | 'U'],
    p: number,
  ) => createLineQuotes({ ...market, margin: BASKETBALL_MARGIN, isOpen }, sides, [p, 1 - p]);
  const thresholds = (w: PlayCode, centre: number) => {
    const main = keptLine(mainLines[w], centre);
    mainLines[w] = main;
    return [main, main - 1, main + 1].slice(0, lines);
  };
  const probability = (p: number) => Math.min(Math.max(p, 0), 1);
  return [
    ...thresholds(codes.handicap, model.centre.margin).flatMap((threshold, i) =>
      quoted(
        { w: codes.handicap, i, line: lineText(-4 * threshold) },
        ['H', 'C'],
        probability(model.marginAbove(threshold)),
      ),
    ),
    ...thresholds(codes.total, model.centre.total).flatMap((threshold, i) =>
      quoted(
        { w: codes.total, i, line: lineText(4 * threshold) },
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
export function basketballDetail(state: BasketballState, isLive: boolean, mainLines: MainLines): Quote[] {
  const model = basketballModel(state);
  const sides = [
    ['home', isLive ? 'ROUH' : 'OUH'],
    ['away', isLive ? 'ROUC' : 'OUC'],
  ] as const;
  const totals = sides.flatMap(([side, w]) => {
    const points = state.rates.pace * state.minutesLeft * possessionMoments(state.rates[side]).mean;
    const main = keptLine(mainLines[w], state.score[side] + points);
    mainLines[w] = main;
    const over = Math.min(Math.max(model.sideAbove(side, main), 0), 1);
    const market = { w, i: 0, line: lineText(4 * main), margin: BASKETBALL_MARGIN, isOpen: state.isOpen };
    return createLineQuotes(market, ['O', 'U'], [over, 1 - over]);
  });
  const parity = { w: isLive ? 'REO' : 'EO', i: 0, line: '', margin: BASKETBALL_MARGIN, isOpen: state.isOpen } as const;
  return [...totals, ...createLineQuotes(parity, ['OD', 'EV'], [0.5, 0.5])];
}
