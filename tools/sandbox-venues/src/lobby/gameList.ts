import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { selectText } from '../games/engines/engine.ts';
import { toPlayable } from '../games/catalogue/playable.ts';
import { getRulesTexts } from '../games/texts/rulesTexts.ts';
import { getTagName } from '../venues/data/tabRows.ts';
import { getVenueState } from '../venues/venueGate.ts';

/** Ports of the lists of venues and games. */
export interface LobbyPorts {
  readonly db: Db;
  readonly settings: SettingsStore;
}

type GameListQuery = RequestOf<'venue.gameList'>;
type Game = ResponseOf<'venue.gameList'>['list'][number];

/** Reader of a game list. `memberId` is undefined for guests. */
export interface GameReader {
  readonly memberId: number | undefined;
  readonly locale: Locale;
}

/** Builds a `like` pattern that matches texts containing `text`; wildcards in `text` are escaped. */
const buildContainsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const formatHundredths = (value: number): string => (value / 100).toFixed(2);

/** Builds a query of the games with their venues, and the favourites and launches of the member. */
const buildGamesQuery = (db: Db, memberId: number) =>
  db
    .selectFrom('games')
    .innerJoin('venues', 'venues.code', 'games.venue_code')
    .leftJoin('game_favourites as favourite', (join) =>
      join.onRef('favourite.game_code', '=', 'games.code').on('favourite.member_id', '=', memberId),
    )
    .leftJoin('game_visits as visit', (join) =>
      join.onRef('visit.game_code', '=', 'games.code').on('visit.member_id', '=', memberId),
    );

function buildFilteredQuery(db: Db, filter: GameListQuery, memberId: number) {
  const favourite = sql<boolean>`favourite.game_code is not null`;
  let query = buildGamesQuery(db, memberId).where('games.category', '=', filter.category);
  if (filter.tab) query = query.where(sql<boolean>`${filter.tab} = any(games.tabs)`);
  if (filter.channelCode) query = query.where('games.venue_code', '=', filter.channelCode);
  if (filter.scope === 'favourite') query = query.where(favourite);
  if (filter.scope === 'recent') query = query.where('visit.last_at', 'is not', null);
  const keyword = filter.keyword?.trim();
  if (keyword) {
    const pattern = buildContainsPattern(keyword);
    query = query.where((where) => where.or([where('name_cn', 'ilike', pattern), where('name_tw', 'ilike', pattern)]));
  }
  return query;
}

const selectGameColumns = (query: ReturnType<typeof buildGamesQuery>) =>
  query
    .selectAll('games')
    .select(['venues.names as venue_names', 'venues.state as venue_state', 'favourite.added_at as liked_at']);

const readPage = (db: Db, filter: GameListQuery, memberId: number) =>
  selectGameColumns(buildFilteredQuery(db, filter, memberId))
    .$if(filter.scope === 'recent', (query) => query.orderBy('visit.last_at', 'desc'))
    .$if(filter.scope === 'favourite', (query) => query.orderBy('favourite.added_at', 'desc'))
    .orderBy('games.heat', 'desc')
    .orderBy('games.code')
    .offset((filter.pageNum - 1) * filter.pageSize)
    .limit(filter.pageSize)
    .execute();

type Row = Awaited<ReturnType<typeof readPage>>[number];

/** Returns limits and first rule of a game, from its engine. */
function toStakeFacts(row: Row, locale: Locale): Pick<Game, 'minStake' | 'maxStake' | 'rule'> {
  const playable = toPlayable(row);
  if (!playable) return {};
  const [rule] = getRulesTexts(playable.engineAt(0).rules);
  const { min, max } = playable.limits;
  return {
    minStake: formatMinor(min),
    maxStake: formatMinor(max),
    ...(rule ? { rule: selectText(rule, locale) } : {}),
  };
}

const toWireGame = (row: Row, settings: SettingsStore, locale: Locale): Game => ({
  gameCode: row.code,
  enName: row.venue_code.toLowerCase(),
  channelCode: row.venue_code,
  category: row.category,
  name: locale === 'zh-TW' ? row.name_tw : row.name_cn,
  venueName: row.venue_names[locale],
  venueState: getVenueState({ code: row.venue_code, state: row.venue_state }, settings),
  tabs: row.tabs,
  tags: row.tags.map((tag) => getTagName(tag, locale)),
  rtp: formatHundredths(row.rtp),
  isHot: row.tabs.includes('hot'),
  isNew: row.tabs.includes('new'),
  isFavourite: row.liked_at !== null,
  ...toStakeFacts(row, locale),
  cover: row.cover,
});

/** Reads a game with its row. Returns `undefined` for an unknown code. */
export async function findGame({ db, settings }: LobbyPorts, code: string, { memberId = 0, locale }: GameReader) {
  const row = await selectGameColumns(buildGamesQuery(db, memberId)).where('games.code', '=', code).executeTakeFirst();
  return row && { row, view: toWireGame(row, settings, locale) };
}

/** Reads one page of the games of a category with the filters applied (GAM-01). */
export async function readGameList(
  { db, settings }: LobbyPorts,
  filter: GameListQuery,
  { memberId = 0, locale }: GameReader,
) {
  const { count } = await buildFilteredQuery(db, filter, memberId)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await readPage(db, filter, memberId);
  return { total: Number(count), list: rows.map((row) => toWireGame(row, settings, locale)) };
}
