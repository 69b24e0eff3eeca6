import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { findVenue } from '../../venues/venueGate.ts';
import { bookWin, sumPayout, computeReturns } from './bookRound.ts';
import { findOpenDraw } from './drawClock.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import { findPlayable, type Playable } from '../catalogue/playable.ts';

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
    .where('venue_draws.due_at', '<=', now)
    .orderBy('venue_rounds.id')
    .execute();

/** Settles all rounds whose draw is due, each in its own transaction, so that a restart loses nothing. */
export async function holdDraws({ db, secret }: { db: Db; secret: ServerSecret }, now: Date): Promise<void> {
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

/** Moves the open draw to the current time, for the console. Returns its number. */
export async function moveDrawForward(db: Db, game: Playable, now: Date): Promise<number> {
  const { no } = await findOpenDraw(db, game, now);
  await db
    .insertInto('venue_draws')
    .values({ game_code: game.code, no, due_at: now, outcome: null })
    .onConflict((conflict) => conflict.columns(['game_code', 'no']).doUpdateSet({ due_at: now }))
    .execute();
  return no;
}
