import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { createDrawFixture } from '../games/catalogue/createDrawFixture.ts';
import { toPlayable, type Playable } from '../games/catalogue/playable.ts';
import { selectText, type Engine } from '../games/engines/engine.ts';
import { findOpenDrawBy, readDrawTimes, type ReadDrawTime } from '../games/rounds/drawClock.ts';
import { computeDrawOutcome } from '../games/rounds/holdDraws.ts';
import { getVenueState } from '../venues/venueGate.ts';
import type { LobbyPorts } from './gameList.ts';
import { toResultValues } from './toResultValues.ts';

/** Ports of the states of tables. */
export interface TablePorts extends LobbyPorts {
  readonly secret: ServerSecret;
}

type Table = ResponseOf<'venue.tables'>['list'][number];

/** Results of a shoe that a road shows. */
const MAX_ROUNDS = 72;
/** Draws of a lottery or e-sports lobby. */
const MAX_DRAWS = 5;
/** A member counts as a player for this time after opening the table or playing a round. */
const PRESENCE_MS = 10 * 60_000;

const readGames = (db: Db, category: VenueCategory) =>
  db
    .selectFrom('games')
    .innerJoin('venues', 'venues.code', 'games.venue_code')
    .selectAll('games')
    .select('venues.state as venue_state')
    .where('games.category', '=', category)
    .orderBy('games.heat', 'desc')
    .orderBy('games.code')
    .execute();

/** Reads the number of members who opened a table or played at it since the given time, by game code. */
async function readPlayers(db: Db, category: VenueCategory, since: Date): Promise<ReadonlyMap<string, number>> {
  const visits = db
    .selectFrom('venue_sessions')
    .innerJoin('games', 'games.code', 'venue_sessions.game_code')
    .select(['games.code as code', 'venue_sessions.member_id as member'])
    .where('games.category', '=', category)
    .where('venue_sessions.opened_at', '>', since);
  const rounds = db
    .selectFrom('venue_rounds')
    .select(['game_code as code', 'member_id as member'])
    .where('category', '=', category)
    .where('placed_at', '>', since);
  const rows = await db
    .selectFrom(visits.union(rounds).as('present'))
    .select((select) => ['present.code', select.fn.countAll<bigint>().as('count')])
    .groupBy('present.code')
    .execute();
  return new Map(rows.map(({ code, count }) => [code, Number(count)]));
}

/** Reads the latest settled rounds of all members at the tables of a category, oldest first, by game code. */
async function readRounds(db: Db, category: VenueCategory): Promise<ReadonlyMap<string, Table['results']>> {
  const ranked = db
    .selectFrom('venue_rounds')
    .select(['id', 'game_code', 'rules', 'outcome'])
    .select((select) =>
      select.fn
        .agg<bigint>('row_number')
        .over((over) => over.partitionBy('game_code').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('category', '=', category)
    .where('status', '=', 'settled')
    .where('draw_no', 'is', null);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', BigInt(MAX_ROUNDS))
    .orderBy('id')
    .execute();
  const results = new Map<string, Table['results']>();
  for (const { id, game_code, rules, outcome } of rows) {
    const list = results.get(game_code) ?? [];
    list.push({ no: String(id), values: toResultValues(rules, outcome) });
    results.set(game_code, list);
  }
  return results;
}

/** Game of a table and the number of its open draw. */
interface TableDraw {
  readonly game: Playable;
  readonly no: number;
}

/** Computes the results of the last draws, oldest first. `no` is the number of the last one. */
const computeDraws = (secret: ServerSecret, { game, no }: TableDraw): Table['results'] =>
  Array.from({ length: MAX_DRAWS }, (_, at) => no - MAX_DRAWS + 1 + at).map((drawNo) => ({
    no: String(drawNo),
    values: toResultValues(game.engineAt(drawNo).rules, computeDrawOutcome(secret, game, drawNo)),
  }));

function toMatch(engine: Engine, { game, no }: TableDraw, locale: Locale): Pick<Table, 'match'> {
  if (engine.kind !== 'match') return {};
  const { home, away } = createDrawFixture(game.code, no);
  const spots = engine.spots.map(({ key, group, name, pays }) => ({
    key,
    group,
    name: selectText(name, locale),
    pays: (pays / 100).toFixed(2),
  }));
  return { match: { home: selectText(home, locale), away: selectText(away, locale), spots } };
}

/** Time and language of a reader. */
export interface TableReader {
  readonly now: Date;
  readonly locale: Locale;
}

interface DrawContext extends TableReader {
  readonly secret: ServerSecret;
  readonly readTime: ReadDrawTime;
}

async function toDraw(game: Playable, { secret, readTime, now, locale }: DrawContext) {
  const { no, closesAt, dueAt } = await findOpenDrawBy(game, now, readTime);
  // The draw before the open one is closed, but may not have been held.
  const isHeld = (await readTime(game, no - 1)) <= now.getTime();
  return {
    draw: { no: String(no), closesAt, dueAt, periodMs: game.periodMs ?? 0 },
    ...toMatch(game.engineAt(no), { game, no }, locale),
    results: computeDraws(secret, { game, no: isHeld ? no - 1 : no - 2 }),
  };
}

/**
 * Reads the states of the tables of a category: limits of the engines, draws, rounds of all members, and the members who
 * are present. A table without rounds has no results.
 */
export async function readTables(ports: TablePorts, category: VenueCategory, reader: TableReader) {
  const { db, settings } = ports;
  const games = await readGames(db, category);
  const players = await readPlayers(db, category, new Date(reader.now.getTime() - PRESENCE_MS));
  const rounds = await readRounds(db, category);
  const readTime = await readDrawTimes(db, reader.now);
  const list = await Promise.all(
    games.map(async (row): Promise<Table | undefined> => {
      const game = toPlayable(row);
      if (!game) return undefined;
      return {
        gameCode: game.code,
        kind: game.engineAt(0).rules,
        state: getVenueState({ code: row.venue_code, state: row.venue_state }, settings),
        minStake: formatMinor(game.limits.min),
        maxStake: formatMinor(game.limits.max),
        players: players.get(game.code) ?? 0,
        results: rounds.get(game.code) ?? [],
        ...(game.periodMs === undefined ? {} : await toDraw(game, { ...reader, readTime, secret: ports.secret })),
      };
    }),
  );
  return { time: reader.now.getTime(), list: list.filter((table) => table !== undefined) };
}
