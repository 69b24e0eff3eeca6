import type { GameType } from '../entities/gameType.ts';
import { parseLine } from '../plays/line.ts';
import { hasSide, findPlay, type Market, type Play } from '../plays/plays.ts';
import type { Side, Winner } from '../plays/side.ts';
import type { Goals, MatchResult } from './matchResult.ts';
import type { Outcome } from './outcome.ts';
import type { ResultCode } from './resultCodes.ts';

/** A single bet to settle. */
export interface SettledBet {
  readonly gameType: GameType;
  readonly playCode: string;
  readonly side: Side;
  /** Line for the home side; empty if the play has none. */
  readonly line: string;
  /** Score at placement. An in-play handicap of football counts from it. */
  readonly scoreAtBet?: Goals;
}

/**
 * Converts a margin in quarters, positive if the bet is ahead. Two quarters or more are a full win, one is a half win
 * (B4).
 */
const toOutcome = (margin: number): Outcome => {
  if (margin === 0) return 'P';
  if (margin > 0) return margin === 1 ? 'LW' : 'W';
  return margin === -1 ? 'LL' : 'L';
};

const wonIf = (isWon: boolean): Outcome => (isWon ? 'W' : 'L');

const winner = ({ home, away }: Goals): Winner => (home === away ? 'N' : home > away ? 'H' : 'C');

/** Whether matches of the sport can end level and its in-play handicap counts from the bet on. */
const isFootball = (gameType: GameType): boolean => gameType === 'FT' || gameType === 'VF';

/** Input of a settlement rule. `score` is the one of the play's period. */
interface Case {
  readonly bet: SettledBet;
  readonly side: string;
  readonly play: Play;
  readonly score: Goals;
  readonly result: MatchResult;
}

const withLine = ({ bet }: Case, marginAt: (line: number) => number): Outcome | undefined => {
  const line = parseLine(bet.line);
  return line === undefined ? undefined : toOutcome(marginAt(line));
};

const handicap = (own: Case): Outcome | undefined => {
  const { bet, side, play, score } = own;
  const before = play.isInPlay && isFootball(bet.gameType) && bet.scoreAtBet;
  const lead = score.home - score.away - (before ? before.home - before.away : 0);
  return withLine(own, (line) => (side === 'H' ? 4 * lead + line : -4 * lead - line));
};

const total =
  (count: (score: Goals) => number) =>
  (own: Case): Outcome | undefined =>
    withLine(own, (line) => (own.side === 'O' ? 4 * count(own.score) - line : line - 4 * count(own.score)));

/** Returns the score for winner and correct score: sets if the sport has sets. */
const inSets = ({ score, result }: Case): Goals => result.sets ?? score;

const resultRule = (own: Case): Outcome => {
  const won = winner(inSets(own));
  return won === 'N' && !isFootball(own.bet.gameType) ? 'P' : wonIf(own.side === won);
};

const correctScore = (own: Case): Outcome => {
  const { home, away } = inSets(own);
  return wonIf(own.side === (Math.max(home, away) > 4 ? 'OVH' : `H${home}C${away}`));
};

const goalBand = (goals: number): Side => (goals > 6 ? 'T7' : goals > 3 ? 'T46' : goals > 1 ? 'T23' : 'T01');
const sum = ({ home, away }: Goals): number => home + away;

const RULES: Readonly<Record<Market, (own: Case) => Outcome | undefined>> = {
  handicap,
  total: total(sum),
  homeTotal: total(({ home }) => home),
  awayTotal: total(({ away }) => away),
  result: resultRule,
  correctScore,
  oddEven: ({ side, score }) => wonIf((side === 'OD') === (sum(score) % 2 === 1)),
  totalGoals: ({ side, score }) => wonIf(side === goalBand(sum(score))),
  halfFull: ({ side, result }) => result.halfTime && wonIf(side === winner(result.halfTime) + winner(result.fullTime)),
  bothScore: ({ side, score: { home, away } }) => wonIf((side === 'Y') === (home > 0 && away > 0)),
  doubleChance: ({ side, score }) => wonIf(side.includes(winner(score))),
  champion: ({ side, result }) => (result.winner === undefined ? undefined : wonIf(side === result.winner)),
};

/**
 * Settles a single bet: full and half wins and losses, pushes, and the code of a void match (B4, SPT-07).
 *
 * The result is a preview; the platform decides. Returns `undefined` for a play, side, line or score that cannot be read.
 * A draw in a sport without draws is a push.
 */
export function settleSelection(bet: SettledBet, result: MatchResult): ResultCode | undefined {
  const play = findPlay(bet.playCode);
  if (!play || !hasSide(play, bet.side)) return undefined;
  if (result.voidCode !== undefined) return result.voidCode;
  const score = play.period === 'firstHalf' ? result.halfTime : result.fullTime;
  return score && RULES[play.market]({ bet, side: bet.side, play, score, result });
}
