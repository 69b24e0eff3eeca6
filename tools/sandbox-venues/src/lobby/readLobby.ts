import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { World } from '@pavilion/sandbox-world';
import { readBonusPools, toPoolView } from '../pools/bonusPools.ts';
import { readGameList, type GameReader, type LobbyPorts } from './gameList.ts';
import { readVenueInfo } from './venueInfo.ts';

/** Ports of the first screen of a lobby. */
export interface FirstScreenPorts extends LobbyPorts {
  readonly world: World;
}

type Lobby = ResponseOf<'venue.lobby'>;

/** More games than the rows have tiles, because a site leaves out those that repeat a motif. */
const FIRST_GAMES = 60;
const ROW_SIZE = 40;
/** Venues whose rows are on the first screen of a large window. */
const FIRST_VENUES = 2;
const NEW_TAB = 'new';

/** Reads the rows below the most popular games: the new games, and those of the first venues. Lists of tables have no rows. */
async function readRows(ports: LobbyPorts, { venues, tabs }: Pick<Lobby, 'venues' | 'tabs'>, reader: GameReader) {
  const [first] = venues;
  if (!first || !tabs.some(({ key }) => key === NEW_TAB)) return [];
  const page = { category: first.category, pageNum: 1, pageSize: ROW_SIZE };
  const readRow = async (key: string, filter: { readonly tab: string } | { readonly channelCode: string }) => ({
    key,
    ...(await readGameList(ports, { ...page, ...filter }, reader)),
  });
  return Promise.all([
    readRow(NEW_TAB, { tab: NEW_TAB }),
    ...venues.slice(0, FIRST_VENUES).map(({ channelCode }) => readRow(channelCode, { channelCode })),
  ]);
}

/** Reads what the first screen of a lobby shows (LOB-04): venues, tabs, the most popular games, two rows, and pools. */
export async function readLobby(ports: FirstScreenPorts, category: VenueCategory, reader: GameReader): Promise<Lobby> {
  const time = ports.world.clock().at;
  const [{ list: venues, tabs }, { total, list: games }, pools] = await Promise.all([
    readVenueInfo(ports, category, reader.locale),
    readGameList(ports, { category, pageNum: 1, pageSize: FIRST_GAMES }, reader),
    readBonusPools(ports.db, category),
  ]);
  return {
    venues,
    tabs,
    total,
    games,
    rows: await readRows(ports, { venues, tabs }, reader),
    time,
    pools: pools.map((pool) => toPoolView(pool, time, reader.locale)),
  };
}
