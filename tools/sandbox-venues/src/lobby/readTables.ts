import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { isTable } from '../games/catalogue/isTable.ts';
import { toPlayable, type Playable } from '../games/catalogue/playable.ts';
import { readEndedMatches } from '../games/matches/matchSchedule.ts';
import type { MatchReader } from '../games/matches/readMatches.ts';
import { findOpenDrawBy, readDrawTimes, type ReadDrawTime } from '../games/rounds/drawClock.ts';
import { computeDrawOutcome } from '../games/rounds/holdDraws.ts';
import { readTableRounds, type TableRound } from '../games/rounds/readTableRounds.ts';
import { getVenueState } from '../venues/venueGate.ts';
import type { LobbyPorts } from './gameList.ts';
import { toMatches } from './toMatches.ts';
import { toResultValues } from './toResultValues.ts';

/** Ports of the states of tables. */
export interface TablePorts extends LobbyPorts {
  readonly secret: ServerSecret;
}

type Table = ResponseOf<'venue.tables'>['list'][number];

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

/** Time and language of a reader. */
export interface TableReader {
  readonly now: Date;
  readonly locale: Locale;
}

interface DrawContext extends TableReader {
  readonly secret: ServerSecret;
  readonly readTime: ReadDrawTime;
}

async function toDraw(game: Playable, { secret, readTime, now }: DrawContext) {
  const { no, closesAt, dueAt } = await findOpenDrawBy(game, now, readTime);
  // The draw before the open one is closed, but may not have been held.
  const isHeld = (await readTime(game, no - 1)) <= now.getTime();
  return {
    draw: { no: String(no), closesAt, dueAt, periodMs: game.periodMs ?? 0 },
    results: computeDraws(secret, { game, no: isHeld ? no - 1 : no - 2 }),
  };
}

/** Returns what belongs to a game of draws or of matches. */
async function toSchedule(game: Playable, context: DrawContext & MatchReader) {
  if (game.discipline) return toMatches(game, context);
  return game.periodMs === undefined ? {} : toDraw(game, context);
}

/** Converts the rounds of a table to results of the lobby. */
const toResults = (game: Playable, rounds: readonly TableRound[]): Table['results'] =>
  rounds.map(({ no, outcome }) => ({ no: String(no), values: toResultValues(game.engineAt(0).rules, outcome) }));

/**
 * Reads the states of the tables of a category: limits of the engines, draws, rounds dealt by the clock and played by members,
 * and the number of members who are present.
 */
export async function readTables(ports: TablePorts, category: VenueCategory, reader: TableReader) {
  const { db, settings } = ports;
  const rows = await readGames(db, category);
  const players = await readPlayers(db, category, new Date(reader.now.getTime() - PRESENCE_MS));
  const tables = rows.flatMap((row) => {
    const game = toPlayable(row);
    return game ? [{ row, game }] : [];
  });
  const rounds = await readTableRounds(ports, tables.map(({ game }) => game).filter(isTable), reader.now);
  const readTime = await readDrawTimes(db, reader.now);
  const matchCodes = tables.flatMap(({ game }) => (game.discipline ? game.code : []));
  const ended = await readEndedMatches(db, matchCodes, reader.now);
  const list = await Promise.all(
    tables.map(async ({ row, game }): Promise<Table> => ({
      gameCode: game.code,
      kind: game.engineAt(0).rules,
      state: getVenueState({ code: row.venue_code, state: row.venue_state }, settings),
      minStake: formatMinor(game.limits.min),
      maxStake: formatMinor(game.limits.max),
      players: players.get(game.code) ?? 0,
      results: toResults(game, rounds.get(game.code) ?? []),
      ...(await toSchedule(game, { ...reader, readTime, ended, secret: ports.secret })),
    })),
  );
  return { time: reader.now.getTime(), list };
}
