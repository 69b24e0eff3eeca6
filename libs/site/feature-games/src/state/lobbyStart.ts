import { ApiError, type ResponseOf } from '@pavilion/api-client';
import type { ComposedRead, ReadCall } from '@pavilion/site-data';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { GAME_PAGE_SIZE } from './ownGames.ts';

/** First screen of a lobby. */
export type LobbyStart = ResponseOf<'venue.lobby'>;

interface LobbyBody {
  readonly category: Category;
}

/** Error code of calls that a platform does not offer. */
const NOT_FOUND = 6004;

/** Reads the first screen from a platform that has only the calls of the specification. Its rows are read one by one. */
async function readParts(call: ReadCall, { category }: LobbyBody): Promise<LobbyStart> {
  const [{ list: venues, tabs }, { total, list: games }, { time, list: pools }] = await Promise.all([
    call('venue.getVenueInfoByCategory', { category }),
    call('venue.gameList', { category, pageNum: 1, pageSize: GAME_PAGE_SIZE }),
    call('venue.getBonusPools', { category }),
  ]);
  return { venues, tabs, total, games, rows: [], time, pools };
}

/** Venues, pools and the games of the first rows of a lobby, in one call if the platform offers it (LOB-04). */
export const lobbyStart: ComposedRead<LobbyBody, LobbyStart> = {
  name: 'games.start',
  auth: 'guest',
  tags: ['games'],
  load: async (call, body) => {
    try {
      return await call('venue.lobby', body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== NOT_FOUND) throw error;
      return readParts(call, body);
    }
  },
};
