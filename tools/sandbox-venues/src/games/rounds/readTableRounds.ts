import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Playable } from '../catalogue/playable.ts';
import { dealShoe, type DealtRound } from './dealShoe.ts';

/** Round of a table; `no` counts from the first round of the shoe. */
export interface TableRound {
  readonly no: number;
  readonly outcome: unknown;
}

/** Ports of the rounds of tables. */
export interface TableRoundPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
}

/** Rounds that a bead plate of 11 columns shows. */
const MAX_ROUNDS = 66;

/** Reads the settled rounds of all members at tables since a time, by game code. */
async function readPlayedRounds(
  db: Db,
  gameCodes: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly DealtRound[]>> {
  const ranked = db
    .selectFrom('venue_rounds')
    .select(['id', 'game_code', 'outcome', 'placed_at'])
    .select((select) =>
      select.fn
        .agg<bigint>('row_number')
        .over((over) => over.partitionBy('game_code').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('game_code', 'in', gameCodes)
    .where('status', '=', 'settled')
    .where('draw_no', 'is', null)
    .where('placed_at', '>=', new Date(since));
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', BigInt(MAX_ROUNDS))
    .orderBy('id')
    .execute();
  const rounds = new Map<string, DealtRound[]>();
  for (const { game_code, outcome, placed_at } of rows) {
    const list = rounds.get(game_code) ?? [];
    list.push({ at: placed_at.getTime(), outcome });
    rounds.set(game_code, list);
  }
  return rounds;
}

/**
 * Reads the latest rounds of tables, oldest first, by game code: those dealt by the clock, and those of all members since
 * the shoe began. Every reader gets the same rounds, so the lobby and the table show the same road.
 */
export async function readTableRounds(
  { db, secret }: TableRoundPorts,
  games: readonly Playable[],
  now: Date,
): Promise<ReadonlyMap<string, readonly TableRound[]>> {
  if (games.length === 0) return new Map();
  const shoes = games.map((game) => ({ code: game.code, dealt: dealShoe(secret, game, now.getTime()) }));
  const since = Math.min(...shoes.map(({ dealt }) => dealt[0]?.at ?? Infinity));
  const played = await readPlayedRounds(
    db,
    shoes.map(({ code }) => code),
    since,
  );
  return new Map(
    shoes.map(({ code, dealt }) => {
      const begin = dealt[0]?.at ?? Infinity;
      const own = (played.get(code) ?? []).filter(({ at }) => at >= begin);
      const all = [...dealt, ...own].sort((a, b) => a.at - b.at);
      return [code, all.map(({ outcome }, at) => ({ no: at + 1, outcome })).slice(-MAX_ROUNDS)];
    }),
  );
}
