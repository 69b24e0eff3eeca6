import type { Category } from '@pavilion/site-game-ui/lobby';
import { useRead, useReadPages, type Read } from '@pavilion/site-data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameList } from '../state/gameList.ts';
import { lobbyStart, type LobbyStart } from '../state/lobbyStart.ts';
import { GAME_PAGE_SIZE } from '../state/ownGames.ts';

/** Pages fetched at the same time. A long list then loads in 1 s to 2 s and other calls are not delayed. */
const PAGES_PER_FETCH = 3;

const nothing: Pick<LobbyStart, 'venues' | 'tabs' | 'games' | 'rows' | 'total'> = {
  venues: [],
  tabs: [],
  games: [],
  rows: [],
  total: 0,
};

/** Reads the first screen of a category; `fill` reads the whole list of its games. */
export function useGameList(category: Category): GameList {
  const start = useRead(lobbyStart, { category });
  const { data, readAt = 0, refetch } = start;
  const first = data ?? nothing;
  const isPart = data !== undefined && first.games.length < data.total;
  const { games = first.games, total = first.total, ...whole } = useWholeList(category, { isPart });
  return {
    ...getStatus(start),
    venues: first.venues,
    tabs: first.tabs,
    rows: first.rows,
    pools: data && { list: data.pools, readAt },
    games: games.length > first.games.length ? games : first.games,
    total,
    ...whole,
    retry: refetch,
  };
}

function getStatus({ data, failure }: Read<LobbyStart>): Pick<GameList, 'status' | 'failure'> {
  if (data) return { status: 'ready', failure: undefined };
  return { status: failure ? 'failed' : 'loading', failure };
}

/** Reads page after page once `fill` was called for the category, until the list ends or a page fails. */
function useWholeList(category: Category, { isPart }: { readonly isPart: boolean }) {
  const [filledCategory, setFilledCategory] = useState<Category>();
  const isWanted = filledCategory === category;
  const { data, hasMore, isFetching, failure, readMore, refetch } = useReadPages(
    'venue.gameList',
    isWanted ? { category, pageSize: GAME_PAGE_SIZE } : undefined,
    { pagesPerFetch: PAGES_PER_FETCH },
  );
  const games = useMemo(() => data?.flatMap(({ list }) => list), [data]);
  const isFilling = isWanted && (data === undefined || hasMore);
  useEffect(() => {
    if (isFilling && hasMore && !isFetching && !failure) readMore();
  }, [isFilling, hasMore, isFetching, failure, readMore]);
  const fill = useCallback(() => {
    if (!isPart) return;
    setFilledCategory(category);
    if (failure) (hasMore ? readMore : refetch)();
  }, [category, isPart, hasMore, failure, readMore, refetch]);
  const filling = !isFilling ? 'idle' : failure ? 'failed' : 'pending';
  // A list may turn out shorter than announced.
  const total = data && !hasMore ? games?.length : undefined;
  return { games, total, filling, fill } as const;
}
