import type { Db, Tx } from '../../db/database.ts';
import type { MatchEvent, MatchResult, Score } from '@pavilion/sandbox-world';

export type Period = 'HT' | 'FT';

/** Result of a match or of its first half. A `voidCode` returns all stakes that are not settled yet. */
export interface GameResult extends MatchResult {
  readonly voidCode?: string;
}

/** Cancelled goal: the period in world time in which it counted, and the score without it. */
export interface CancelledGoal {
  readonly side: 'H' | 'C';
  readonly from: number;
  readonly to: number;
  readonly scoreAfter: Score;
}

/** Results and cancelled goals of a match. */
export interface MatchResultData {
  readonly results: ReadonlyMap<Period, GameResult>;
  readonly cancelledGoals: readonly CancelledGoal[];
}

/** Returns the period whose result an event completes: first half, match or none. */
export function findResultPeriod({ kind }: MatchEvent): Period | undefined {
  if (kind === 'halfTime') return 'HT';
  return kind === 'ended' || kind === 'voided' ? 'FT' : undefined;
}

/** Returns the result contained in the match data of an event. */
export function toGameResult({ match }: MatchEvent): GameResult {
  const { score, halfTimeScore, sets, parts, winner, voidCode } = match;
  return {
    fullTime: score,
    halfTime: halfTimeScore ?? score,
    ...(sets ? { sets } : {}),
    ...(parts ? { parts } : {}),
    ...(winner !== undefined ? { winner } : {}),
    ...(voidCode ? { voidCode } : {}),
  };
}

/** Match and period of a result. */
export interface PeriodKey {
  readonly gameId: string;
  readonly period: Period;
}

/** Stores a result. An existing result stays, because a world restored from an older snapshot may report it again. */
export async function storeResult(
  db: Db,
  { gameId, period }: PeriodKey,
  { result, at }: { readonly result: GameResult; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('match_results')
    .values({ game_id: gameId, period, result: JSON.stringify(result), created_at: at })
    .onConflict((conflict) => conflict.columns(['game_id', 'period']).doNothing())
    .execute();
}

const isSameScore = (one: Score | undefined, other: Score | undefined): boolean =>
  one?.home === other?.home && one?.away === other?.away;

/** Whether two results settle all markets alike. */
const isSameResult = (one: GameResult, other: GameResult): boolean =>
  isSameScore(one.fullTime, other.fullTime) &&
  isSameScore(one.halfTime, other.halfTime) &&
  isSameScore(one.sets, other.sets) &&
  one.winner === other.winner &&
  one.voidCode === other.voidCode;

/** Returns the corrected result of one period of a match; `undefined` if it does not change. */
function correctPeriodResult(period: Period, stored: GameResult, right: GameResult): GameResult | undefined {
  if (period === 'FT') return isSameResult(stored, right) ? undefined : right;
  if (isSameScore(stored.halfTime, right.halfTime)) return undefined;
  return { ...stored, fullTime: right.halfTime, halfTime: right.halfTime };
}

/**
 * Replaces the stored result with the corrected one and marks it as unsettled until all bets follow it. Interrupted work is
 * therefore resumed. A repeated correction changes nothing.
 */
export async function correctResult(db: Db, gameId: string, right: GameResult): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('match_results')
      .selectAll()
      .where('game_id', '=', gameId)
      .orderBy('period')
      .forUpdate()
      .execute();
    for (const { period, result, revision } of rows) {
      const next = correctPeriodResult(period, result as GameResult, right);
      if (!next) continue;
      await tx
        .updateTable('match_results')
        .set({ result: JSON.stringify(next), revision: revision + 1, is_settled: false })
        .where('game_id', '=', gameId)
        .where('period', '=', period)
        .execute();
    }
  });
}

/** Stores a cancelled goal. */
export async function storeCancelledGoal(db: Db, { gameId, at, side, goal, match }: MatchEvent): Promise<void> {
  if (!goal || !side) return;
  await db
    .insertInto('cancelled_goals')
    .values({
      game_id: gameId,
      side,
      given_at: new Date(goal.at),
      cancelled_at: new Date(at),
      score_after: `${match.score.home}-${match.score.away}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Parses a score of the form `H-C`. */
export function parseScore(text: string | null): Score | undefined {
  const [, home, away] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) };
}

/** Reads results and cancelled goals of some matches. */
export async function readMatchResults(
  db: Db | Tx,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, MatchResultData>> {
  const results = await db
    .selectFrom('match_results')
    .select(['game_id', 'period', 'result'])
    .where('game_id', 'in', gameIds)
    .execute();
  const goals = await db.selectFrom('cancelled_goals').selectAll().where('game_id', 'in', gameIds).execute();
  const toMatchResultData = (gameId: string): MatchResultData => ({
    results: new Map(
      results.filter((row) => row.game_id === gameId).map((row) => [row.period, row.result as GameResult]),
    ),
    cancelledGoals: goals
      .filter((row) => row.game_id === gameId)
      .map((row) => ({
        side: row.side,
        from: row.given_at.getTime(),
        to: row.cancelled_at.getTime(),
        scoreAfter: parseScore(row.score_after) ?? { home: 0, away: 0 },
      })),
  });
  return new Map(gameIds.map((gameId) => [gameId, toMatchResultData(gameId)]));
}
