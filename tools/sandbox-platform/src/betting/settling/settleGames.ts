import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { PeriodKey } from './matchResults.ts';
import { settleBet } from './settleBet.ts';

interface FoundBet {
  readonly id: bigint;
}

async function settleEach(db: Db, bets: readonly FoundBet[], now: Date): Promise<void> {
  for (const { id } of bets) await settleBet(db, id, now);
}

/** Builds the query of open bets with an undecided leg on a match. */
const buildOpenBetsQuery = (db: Db, gameId: string) =>
  db
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .select('bets.id')
    .distinct()
    .where('bet_legs.game_id', '=', gameId)
    .where('bet_legs.result_code', 'is', null)
    .where('bets.status', '=', 'open')
    .orderBy('bets.id');

/** Settles the bets that a result decides: after the first half the first-half markets, at the end all. */
export async function settleByResult(db: Db, { gameId, period }: PeriodKey, now: Date): Promise<void> {
  const bets = buildOpenBetsQuery(db, gameId);
  await settleEach(db, await (period === 'HT' ? bets.where('play', 'like', 'H%') : bets).execute(), now);
}

/** Returns in-play bets that were placed while a cancelled goal counted. */
export async function settleByCancelledGoal(db: Db, gameId: string, now: Date): Promise<void> {
  await settleEach(db, await buildOpenBetsQuery(db, gameId).where('score_at_bet', 'is not', null).execute(), now);
}

/** Adjusts all bets on a match to its corrected result, including settled bets. */
export async function settleByCorrection(db: Db, gameId: string, now: Date): Promise<void> {
  const bets = await db
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .select('bets.id')
    .distinct()
    .where('bet_legs.game_id', '=', gameId)
    .where('bets.status', 'in', ['open', 'settled'])
    .orderBy('bets.id')
    .execute();
  await settleEach(db, bets, now);
  await db.updateTable('match_results').set({ is_settled: true }).where('game_id', '=', gameId).execute();
}

/** Settles all decided bets that are still open, for example after a stop, a crash or a manual change of the database. */
export async function settleRemainingBets(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<FoundBet>`
    select distinct b.id from bets b join bet_legs l on l.bet_id = b.id
    left join match_results r on r.game_id = l.game_id and (r.period = 'FT' or l.play like 'H%')
    left join cancelled_goals g on g.game_id = l.game_id and l.score_at_bet is not null
      and l.taken_at between g.given_at and g.cancelled_at
    where b.status = 'open' and l.result_code is null and (r.game_id is not null or g.game_id is not null)
    order by b.id`.execute(db);
  await settleEach(db, rows, now);
  const corrected = await db
    .selectFrom('match_results')
    .select('game_id')
    .distinct()
    .where('is_settled', '=', false)
    .execute();
  for (const { game_id } of corrected) await settleByCorrection(db, game_id, now);
}
