import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { parseLine } from '../odds/line.ts';
import { playOf, type Side } from '../odds/plays.ts';
import { PRICE_UNIT, type Price } from '../odds/price.ts';
import { type Outcome } from './outcome.ts';

/** Goals of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

export interface SettledBet {
  readonly playCode: string;
  readonly side: Side;
  /** Seen from home; empty for 1X2. */
  readonly line: string;
  /** Score that counts for the play: the half's for first-half plays. */
  readonly score: Goals;
  /** Score when the bet was placed: an in-play handicap counts from there. */
  readonly scoreAtBet?: Goals;
}

/** Margin in quarters, positive when the bet is ahead: half a goal or more is whole, a quarter is half (B4). */
const outcomeOf = (margin: number): Outcome => {
  if (margin === 0) return 'P';
  if (margin > 0) return margin === 1 ? 'LW' : 'W';
  return margin === -1 ? 'LL' : 'L';
};

const NO_GOALS: Goals = { home: 0, away: 0 };

const handicap = ({ side, score, scoreAtBet }: SettledBet, line: number, isInPlay: boolean): Outcome => {
  const before = (isInPlay && scoreAtBet) || NO_GOALS;
  const lead = 4 * (score.home - before.home - (score.away - before.away)) + line;
  return outcomeOf(side === 'H' ? lead : -lead);
};

const total = ({ side, score }: SettledBet, line: number): Outcome => {
  const over = 4 * (score.home + score.away) - line;
  return outcomeOf(side === 'O' ? over : -over);
};

const winner = ({ home, away }: Goals): Side => (home === away ? 'N' : home > away ? 'H' : 'C');

/**
 * How a single bet ends at a score: whole and half wins and losses, and pushes (B4, SPT-07).
 *
 * A preview; the platform decides. `undefined` for a play, side or line that cannot be read.
 */
export function settleSelection(bet: SettledBet): Outcome | undefined {
  const play = playOf(bet.playCode);
  if (!play?.sides.includes(bet.side)) return undefined;
  if (play.market === 'result') return winner(bet.score) === bet.side ? 'W' : 'L';
  const line = parseLine(bet.line);
  if (line === undefined) return undefined;
  return play.market === 'handicap' ? handicap(bet, line, play.isInPlay) : total(bet, line);
}

/** What a bet earns or costs, in halves of the stake: `[won × price, lost]`. */
const HALVES: Readonly<Record<Outcome, readonly [won: bigint, lost: bigint]>> = {
  W: [2n, 0n],
  LW: [1n, 0n],
  P: [0n, 0n],
  LL: [0n, 1n],
  L: [0n, 2n],
};

const DOUBLE_UNIT = BigInt(2 * PRICE_UNIT);

/** Net result of a settled bet, negative for a loss; rounded half up to the cent once (B1, B4). */
export function settlementNet(stake: Minor, price: Price, outcome: Outcome): Minor {
  const [won, lost] = HALVES[outcome];
  return won > 0n ? divideHalfUp(stake * won * BigInt(price), DOUBLE_UNIT) : -divideHalfUp(stake * lost, 2n);
}

/** What goes back to the wallet: stake and net together. */
export const settlementReturn = (stake: Minor, price: Price, outcome: Outcome): Minor =>
  stake + settlementNet(stake, price, outcome);
