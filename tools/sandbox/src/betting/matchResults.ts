import { type Db } from '../db/database.ts';
import { type MatchEvent } from '../world/index.ts';
import { type GameResult } from './settleBet.ts';

export type Period = 'HT' | 'FT';

/** Which result an event brings: the first half's, the match's, or none. */
export function periodOf({ kind }: MatchEvent): Period | undefined {
  if (kind === 'halfTime') return 'HT';
  return kind === 'ended' || kind === 'voided' ? 'FT' : undefined;
}

/** Reads the result off the match right after the event. */
export function resultOf({ match }: MatchEvent): GameResult {
  return {
    fullTime: match.score,
    halfTime: match.halfTimeScore ?? match.score,
    ...(match.voidCode ? { voidCode: match.voidCode } : {}),
  };
}

/**
 * Keeps a result for good. What was kept first stands: a world restored from an older snapshot may tell it again.
 *
 * @returns the result that stands
 */
export async function keepResult(
  db: Db,
  gameId: string,
  period: Period,
  result: GameResult,
  at: Date,
): Promise<GameResult> {
  await db
    .insertInto('match_results')
    .values({ game_id: gameId, period, result: JSON.stringify(result), created_at: at })
    .onConflict((conflict) => conflict.columns(['game_id', 'period']).doNothing())
    .execute();
  return (await resultsOf(db, gameId)).get(period) ?? result;
}

/** What is known of a match. */
export async function resultsOf(db: Db, gameId: string): Promise<Map<Period, GameResult>> {
  const rows = await db
    .selectFrom('match_results')
    .select(['period', 'result'])
    .where('game_id', '=', gameId)
    .execute();
  return new Map(rows.map((row) => [row.period, row.result as GameResult]));
}
