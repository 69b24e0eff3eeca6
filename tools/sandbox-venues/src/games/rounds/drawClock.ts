import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { Playable } from '../catalogue/playable.ts';

/** Time before a draw at which it closes for stakes, milliseconds. */
const CLOSES_MS = 5_000;

/** Draw that is open for stakes. */
export interface OpenDraw {
  readonly no: number;
  readonly closesAt: number;
  readonly dueAt: number;
}

const getDrawPeriod = ({ periodMs }: Playable): number => periodMs ?? 0;

/** Returns the regular time of a draw. */
const getRegularDrawTime = (game: Playable, no: number): number => (no + 1) * getDrawPeriod(game);

/** Reads the time of a draw, which the console may have moved forward. */
export async function readDrawTime(db: Db, game: Playable, no: number): Promise<number> {
  const row = await db
    .selectFrom('venue_draws')
    .select('due_at')
    .where('game_code', '=', game.code)
    .where('no', '=', no)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? getRegularDrawTime(game, no);
}

/** Reads the times of consecutive draws, newest first. */
export async function readDrawTimes(
  db: Db,
  game: Playable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly { readonly no: number; readonly dueAt: number }[]> {
  const rows = await db
    .selectFrom('venue_draws')
    .select(['no', 'due_at'])
    .where('game_code', '=', game.code)
    .where('no', '>=', from)
    .where('no', '<=', to)
    .execute();
  const moved = new Map(rows.map(({ no, due_at }) => [no, due_at.getTime()]));
  return Array.from({ length: to - from + 1 }, (_, at) => to - at).map((no) => ({
    no,
    dueAt: moved.get(no) ?? getRegularDrawTime(game, no),
  }));
}

/** Finds the first draw that has not closed. */
export async function findOpenDraw(db: Db, game: Playable, now: Date): Promise<OpenDraw> {
  for (let no = Math.floor(now.getTime() / getDrawPeriod(game)); ; no++) {
    const dueAt = await readDrawTime(db, game, no);
    if (dueAt - CLOSES_MS > now.getTime()) return { no, dueAt, closesAt: dueAt - CLOSES_MS };
  }
}

/** Stores the draw of a round, so that the draw is held. */
export async function scheduleDraw(tx: Tx, game: Playable, { no, dueAt }: OpenDraw): Promise<void> {
  await tx
    .insertInto('venue_draws')
    .values({ game_code: game.code, no, due_at: new Date(dueAt), outcome: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
