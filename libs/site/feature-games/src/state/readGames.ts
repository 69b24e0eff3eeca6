import { type SiteApi } from '@pavilion/site-contract';
import { type Category } from '@pavilion/site-contract/lobby';
import { type Game, type Shelf } from './gamesSlice.ts';

/** The most the platform gives at once. */
export const PAGE_SIZE = 100;
const RECENT_SHOWN = 60;

/** One page of a category, hottest games first. */
export const readPage = (api: SiteApi, category: Category, pageNum: number) =>
  api.call('venue.gameList', { category, pageNum, pageSize: PAGE_SIZE });

/** Venues, tabs and the hottest games of a category. */
export async function readShelf(api: SiteApi, category: Category): Promise<Omit<Shelf, 'step' | 'filling'>> {
  const [{ list: venues, tabs }, { total, list: games }] = await Promise.all([
    api.call('venue.getVenueInfoByCategory', { category }),
    readPage(api, category, 1),
  ]);
  return { venues, tabs, total, games };
}

/** The member's own games of a category: every favourite, or those played last. */
export async function readOwn(
  api: SiteApi,
  category: Category,
  scope: 'favourite' | 'recent',
  signal: AbortSignal,
): Promise<readonly Game[]> {
  const read = (pageNum: number) =>
    api.call('venue.gameList', { category, scope, pageNum, pageSize: PAGE_SIZE }, { signal });
  const { total, list } = await read(1);
  if (scope === 'recent') return list.slice(0, RECENT_SHOWN);
  const others = Array.from({ length: Math.ceil(total / PAGE_SIZE) - 1 }, (_, at) => read(at + 2));
  return [...list, ...(await Promise.all(others)).flatMap((page) => page.list)];
}
