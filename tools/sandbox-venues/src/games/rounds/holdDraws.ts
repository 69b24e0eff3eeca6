import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { findVenue } from '../../venues/venueGate.ts';
import { bookWin, sumPayout, computeReturns } from '../orders/bookRound.ts';
import { findOpenDraw } from './drawClock.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import { disciplines, findPlayable, type Playable } from '../catalogue/playable.ts';
import { endMatches, getNextMatchNo, readEndedMatches } from '../matches/matchSchedule.ts';
import { settleMatches } from '../matches/settleMatches.ts';

/** Computes the result of a draw. It depends only on the seed and number of the draw. */
export function computeDrawOutcome(secret: ServerSecret, game: Playable, drawNo: number): unknown {
  const serverSeed = deriveDrawSeed(secret, game.code, drawNo);
  return game.engineAt(drawNo).draw(createDraws({ serverSeed, clientSeed: game.code, nonce: drawNo }), []);
}

/** Round with the result of its draw. */
interface DrawnRound {
  readonly id: bigint;
  readonly game: Playable;
  readonly outcome: unknown;
}

async function settleRound(tx: Tx, { id, game, outcome }: DrawnRound, now: Date): Promise<void> {
  const { member_id } = await tx
    .selectFrom('venue_rounds')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockMember(tx, member_id);
  const round: VenueRound = await tx
    .selectFrom('venue_rounds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (round.status === 'settled') return;
  const bets = computeReturns(game.engineAt(round.draw_no ?? 0), outcome, round.bets);
  const payout = sumPayout(bets);
  await tx
    .updateTable('venue_rounds')
    .set({
      status: 'settled',
      payout,
      settled_at: now,
      bets: JSON.stringify(bets),
      outcome: JSON.stringify(outcome),
    })
    .where('id', '=', id)
    .execute();
  await bookWin(tx, round, { payout, at: now });
}

const readDueRounds = (db: Db, now: Date) =>
  db
    .selectFrom('venue_rounds')
    .innerJoin('venue_draws', (join) =>
      join
        .onRef('venue_draws.game_code', '=', 'venue_rounds.game_code')
        .onRef('venue_draws.no', '=', 'venue_rounds.draw_no'),
    )
    .select(['venue_rounds.id', 'venue_rounds.venue_code', 'venue_rounds.game_code', 'venue_rounds.draw_no'])
    .where('venue_rounds.status', '=', 'open')
    .where('venue_rounds.rules', 'not in', disciplines)
    .where('venue_draws.due_at', '<=', now)
    .orderBy('venue_rounds.id')
    .execute();

/**
 * Settles all rounds whose draw is due or whose bets on a match are decided, each in its own transaction, so that a restart
 * loses nothing.
 */
export async function holdDraws({ db, secret }: { db: Db; secret: ServerSecret }, now: Date): Promise<void> {
  await settleMatches({ db, secret }, now);
  for (const { id, venue_code, game_code, draw_no } of await readDueRounds(db, now)) {
    const game = await findPlayable(db, await findVenue(db, venue_code), game_code);
    if (!game || draw_no === null) continue;
    const outcome = computeDrawOutcome(secret, game, draw_no);
    await db.transaction().execute((tx) => settleRound(tx, { id, game, outcome }, now));
    await db
      .updateTable('venue_draws')
      .set({ outcome: JSON.stringify(outcome) })
      .where('game_code', '=', game_code)
      .where('no', '=', draw_no)
      .execute();
  }
}

/** Ends the next match of a game and those with open bets. Returns the number of the former. */
async function moveMatchesForward(db: Db, game: Playable, now: Date): Promise<number> {
  const next = getNextMatchNo(game, { now, ended: await readEndedMatches(db, [game.code], now) });
  const rows = await db
    .selectFrom('venue_rounds')
    .select('draw_no')
    .distinct()
    .where('game_code', '=', game.code)
    .where('status', '=', 'open')
    .where('draw_no', 'is not', null)
    .execute();
  const numbers = new Set([next, ...rows.flatMap(({ draw_no }) => draw_no ?? [])]);
  await endMatches(db, game.code, { numbers: [...numbers], now });
  return next;
}

/** Moves the open draw to the current time, for the console. Returns its number. */
export async function moveDrawForward(db: Db, game: Playable, now: Date): Promise<number> {
  if (game.discipline) return moveMatchesForward(db, game, now);
  const { no } = await findOpenDraw(db, game, now);
  await db
    .insertInto('venue_draws')
    .values({ game_code: game.code, no, due_at: now, outcome: null })
    .onConflict((conflict) => conflict.columns(['game_code', 'no']).doUpdateSet({ due_at: now }))
    .execute();
  return no;
}
