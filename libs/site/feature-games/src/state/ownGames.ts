import type { Category } from '@pavilion/site-game-ui/lobby';
import type { ComposedRead } from '@pavilion/site-data';
import type { Game } from './gamesSlice.ts';

/** Maximum page size of `venue.gameList`. */
export const GAME_PAGE_SIZE = 100;
const MAX_RECENT = 60;

interface OwnGamesBody {
  readonly category: Category;
  readonly scope: 'favourite' | 'recent';
}

/** Own games of the member in a category: all favourites, or the games played last. */
export const ownGames: ComposedRead<OwnGamesBody, readonly Game[]> = {
  name: 'games.own',
  auth: 'member',
  tags: ['games'],
  load: async (call, { category, scope }) => {
    const fetchPage = (pageNum: number) =>
      call('venue.gameList', { category, scope, pageNum, pageSize: GAME_PAGE_SIZE });
    const { total, list } = await fetchPage(1);
    if (scope === 'recent') return list.slice(0, MAX_RECENT);
    const pageCount = Math.ceil(total / GAME_PAGE_SIZE);
    const others = await Promise.all(Array.from({ length: pageCount - 1 }, (_, index) => fetchPage(index + 2)));
    return [...list, ...others.flatMap((page) => page.list)];
  },
};
