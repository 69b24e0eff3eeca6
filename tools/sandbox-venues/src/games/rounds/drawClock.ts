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
async function readDrawTime(db: Db, game: Playable, no: number): Promise<number> {
  const row = await db
    .selectFrom('venue_draws')
    .select('due_at')
    .where('game_code', '=', game.code)
    .where('no', '=', no)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? getRegularDrawTime(game, no);
}

/** Reads the times of consecutive draws, newest first. */
export async function readDrawTimesOfGame(
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

/** Returns the time of a draw of a game. */
export type ReadDrawTime = (game: Playable, no: number) => Promise<number> | number;

/** Finds the first draw that has not closed. */
export const findOpenDraw = (db: Db, game: Playable, now: Date): Promise<OpenDraw> =>
  findOpenDrawBy(game, now, (_game, no) => readDrawTime(db, game, no));

/** Finds the first draw that has not closed, with the times of draws from `readTime`. */
export async function findOpenDrawBy(game: Playable, now: Date, readTime: ReadDrawTime): Promise<OpenDraw> {
  for (let no = Math.floor(now.getTime() / getDrawPeriod(game)); ; no++) {
    const dueAt = await readTime(game, no);
    if (dueAt - CLOSES_MS > now.getTime()) return { no, dueAt, closesAt: dueAt - CLOSES_MS };
  }
}

/** The console moves a draw forward by less than this time, so that older draws have no effect on the open one. */
const LONGEST_PERIOD_MS = 3_600_000;

/** Reads the times of the stored draws of all games at once, for lists of games. */
export async function readDrawTimes(db: Db, now: Date): Promise<ReadDrawTime> {
  const rows = await db
    .selectFrom('venue_draws')
    .select(['game_code', 'no', 'due_at'])
    .where('due_at', '>', new Date(now.getTime() - LONGEST_PERIOD_MS))
    .execute();
  const stored = new Map(rows.map(({ game_code, no, due_at }) => [`${game_code} ${no}`, due_at.getTime()]));
  return (game, no) => stored.get(`${game.code} ${no}`) ?? getRegularDrawTime(game, no);
}

/** Stores the draw of a round, so that the draw is held. */
export async function scheduleDraw(tx: Tx, game: Playable, { no, dueAt }: OpenDraw): Promise<void> {
  await tx
    .insertInto('venue_draws')
    .values({ game_code: game.code, no, due_at: new Date(dueAt), outcome: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
