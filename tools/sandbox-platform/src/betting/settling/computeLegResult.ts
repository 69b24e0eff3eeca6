import type { BetLeg } from '../../db/tables/bettingTables.ts';
import {
  computeSettlementCode,
  isInPlay,
  getSettlementTime,
  type MarketCode,
  type PriceSide,
  type Score,
  type WorldGameType,
} from '@pavilion/sandbox-world';
import { type CancelledGoal, type MatchResultData, type GameResult, parseScore } from './matchResults.ts';

/** Settlement code of a leg and the score that decided it; `null` if the leg was voided or has no score. */
export interface LegResult {
  readonly code: string;
  readonly scoreFinal: string | null;
}

/** Code of a bet that is returned because it was placed during a cancelled goal. */
const GOAL_CANCELLED = 'D6';

/** Code of a bet that is returned because the result does not decide its market, such as an outright without a winner. */
const RESULT_ERROR = 'D3';

const formatScore = ({ home, away }: Score): string => `${home}-${away}`;

/** Whether a leg was placed while a cancelled goal counted. The score is compared too, because times at the limits are ambiguous. */
function isPlacedDuringGoal({ side, from, to, scoreAfter }: CancelledGoal, leg: BetLeg): boolean {
  const score = parseScore(leg.score_at_bet);
  const at = leg.taken_at?.getTime();
  if (!score || at === undefined || at < from || at > to) return false;
  return side === 'H' ? score.home === scoreAfter.home + 1 : score.away === scoreAfter.away + 1;
}

/** Returns the result that decides a leg: for first-half markets that of the first half if there is one, else that of the match. */
function findDecidingResult({ play }: BetLeg, { results }: MatchResultData): GameResult | undefined {
  const first = getSettlementTime(play as MarketCode) === 'halfTime' ? results.get('HT') : undefined;
  return first ?? results.get('FT');
}

/** Formats the score that decided a leg. M and PD use the score in sets where the sport has sets. */
function formatFinalScore(leg: BetLeg, { fullTime, halfTime, sets }: GameResult): string {
  if (getSettlementTime(leg.play as MarketCode) === 'halfTime') return formatScore(halfTime);
  return formatScore(sets && /^R?(M|PD)$/.test(leg.play) ? sets : fullTime);
}

function computeLegCode(leg: BetLeg, result: GameResult): string {
  const scoreAtBet = parseScore(leg.score_at_bet);
  const bet = {
    gameType: leg.game_type as WorldGameType,
    w: leg.play as MarketCode,
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
 * Computes the result of a leg from what is known of its match; `undefined` while it is open (SPT-07). The same input
 * always returns the same result.
 */
export function computeLegResult(leg: BetLeg, match: MatchResultData): LegResult | undefined {
  const isVoided =
    isInPlay(leg.play as MarketCode) && match.cancelledGoals.some((goal) => isPlacedDuringGoal(goal, leg));
  if (isVoided) return { code: GOAL_CANCELLED, scoreFinal: null };
  const result = findDecidingResult(leg, match);
  if (!result) return undefined;
  if (result.voidCode !== undefined) return { code: result.voidCode, scoreFinal: null };
  return { code: computeLegCode(leg, result), scoreFinal: leg.play === 'FS' ? null : formatFinalScore(leg, result) };
}
