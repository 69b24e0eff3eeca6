import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { Playable } from '../catalogue/playable.ts';

/** Stakes are taken until so many milliseconds before a draw. */
const CLOSES_MS = 5_000;

/** The draw that stakes are taken for. */
export interface OpenDraw {
  readonly no: number;
  readonly closesAt: number;
  readonly dueAt: number;
}

const getDrawPeriod = ({ periodMs }: Playable): number => periodMs ?? 0;

/** When a draw is held, as the clock has it. */
const clockDue = (game: Playable, no: number): number => (no + 1) * getDrawPeriod(game);

/** When a draw is held; the console may have hurried it. */
export async function readDrawTime(db: Db, game: Playable, no: number): Promise<number> {
  const row = await db
    .selectFrom('venue_draws')
    .select('due_at')
    .where('game_code', '=', game.code)
    .where('no', '=', no)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? clockDue(game, no);
}

/** The first draw that has not closed: one the clock calls next, or the one after a draw that was hurried. */
export async function openDraw(db: Db, game: Playable, now: Date): Promise<OpenDraw> {
  for (let no = Math.floor(now.getTime() / getDrawPeriod(game)); ; no++) {
    const dueAt = await readDrawTime(db, game, no);
    if (dueAt - CLOSES_MS > now.getTime()) return { no, dueAt, closesAt: dueAt - CLOSES_MS };
  }
}

/** Notes that somebody waits for a draw, so that it is held. */
export async function scheduleDraw(tx: Tx, game: Playable, { no, dueAt }: OpenDraw): Promise<void> {
  await tx
    .insertInto('venue_draws')
    .values({ game_code: game.code, no, due_at: new Date(dueAt), outcome: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
