import type { BetLeg } from '../../db/tables/bettingTables.ts';
import {
  computeSettlementCode,
  isInPlay,
  settleableAt,
  type PlayCode,
  type PriceSide,
  type Score,
  type WorldGameType,
} from '@pavilion/sandbox-world';
import { type CancelledGoal, type MatchResultData, type GameResult, parseScore } from './matchResults.ts';

/** How a leg came out, and the score that decided it; none did where the match was voided. */
export interface LegResult {
  readonly code: string;
  readonly scoreFinal: string | null;
}

/** What a bet on a goal that was taken back is returned with. */
const GOAL_CANCELLED = 'D6';

/** What a bet is returned with whose play the result says nothing of: a champion market without a winner, a half nobody played. */
const RESULT_ERROR = 'D3';

const formatScore = ({ home, away }: Score): string => `${home}-${away}`;

/** The side's score was one higher only while the goal stood: world time alone cannot tell what happened in one moment. */
function stoodOn({ side, from, to, scoreAfter }: CancelledGoal, leg: BetLeg): boolean {
  const score = parseScore(leg.score_at_bet);
  const at = leg.taken_at?.getTime();
  if (!score || at === undefined || at < from || at > to) return false;
  return side === 'H' ? score.home === scoreAfter.home + 1 : score.away === scoreAfter.away + 1;
}

/** The result that decides a leg: the first half's for first half plays where there is one, or the match's. */
function decidingResult({ play }: BetLeg, { results }: MatchResultData): GameResult | undefined {
  const first = settleableAt(play as PlayCode) === 'halfTime' ? results.get('HT') : undefined;
  return first ?? results.get('FT');
}

/** What M and PD are about is shown: sets where there are any. */
function scoreFinal(leg: BetLeg, { fullTime, halfTime, sets }: GameResult): string {
  if (settleableAt(leg.play as PlayCode) === 'halfTime') return formatScore(halfTime);
  return formatScore(sets && /^R?(M|PD)$/.test(leg.play) ? sets : fullTime);
}

function codeBy(leg: BetLeg, result: GameResult): string {
  const scoreAtBet = parseScore(leg.score_at_bet);
  const bet = {
    gameType: leg.game_type as WorldGameType,
    w: leg.play as PlayCode,
    r: leg.side as PriceSide,
    line: leg.line,
    ...(scoreAtBet ? { scoreAtBet } : {}),
  };
  try {
    return computeSettlementCode(bet, result);
  } catch (error) {
    if (error instanceof RangeError) return RESULT_ERROR;
    throw error;
  }
}

/**
 * How a leg came out by what is known of its match, or nothing while that is open (SPT-07). It follows from the facts
 * alone: told the same facts again it says the same.
 */
export function computeLegResult(leg: BetLeg, match: MatchResultData): LegResult | undefined {
  const isVoided = isInPlay(leg.play as PlayCode) && match.cancelledGoals.some((goal) => stoodOn(goal, leg));
  if (isVoided) return { code: GOAL_CANCELLED, scoreFinal: null };
  const result = decidingResult(leg, match);
  if (!result) return undefined;
  if (result.voidCode !== undefined) return { code: result.voidCode, scoreFinal: null };
  return { code: codeBy(leg, result), scoreFinal: leg.play === 'FS' ? null : scoreFinal(leg, result) };
}
