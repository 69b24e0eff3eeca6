import type { Category } from '@pavilion/site-game-ui/lobby';
import { useRead, useReadPages } from '@pavilion/site-data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameList } from '../state/gameList.ts';
import type { Game, GameTab, Venue } from '../state/gamesSlice.ts';
import { GAME_PAGE_SIZE } from '../state/ownGames.ts';

/** Pages fetched at the same time. A long list then loads in 1 s to 2 s and other calls are not delayed. */
const PAGES_PER_FETCH = 3;

const noVenues: readonly Venue[] = [];
const noTabs: readonly GameTab[] = [];
const noGames: readonly Game[] = [];

/** Reads the venues of a category and the first page of its games; `fill` reads the remaining pages. */
export function useGameList(category: Category): GameList {
  const info = useRead('venue.getVenueInfoByCategory', { category });
  const pages = useReadPages(
    'venue.gameList',
    { category, pageSize: GAME_PAGE_SIZE },
    { pagesPerFetch: PAGES_PER_FETCH },
  );
  const { filling, fill } = useFillList(category, pages);
  const games = useMemo(() => pages.data?.flatMap(({ list }) => list) ?? noGames, [pages.data]);
  const { refetch: refetchInfo } = info;
  const { refetch: refetchPages } = pages;
  const retry = useCallback(() => {
    refetchInfo();
    refetchPages();
  }, [refetchInfo, refetchPages]);
  return {
    ...getStatus(info, pages),
    venues: info.data?.list ?? noVenues,
    tabs: info.data?.tabs ?? noTabs,
    games,
    // A list may turn out shorter than announced.
    total: pages.hasMore ? (pages.data?.[0]?.total ?? 0) : games.length,
    filling,
    fill,
    retry,
  };
}

type Info = Pick<ReturnType<typeof useRead<'venue.getVenueInfoByCategory'>>, 'data' | 'failure'>;

function getStatus(info: Info, pages: Pick<Pages, 'data' | 'failure'>): Pick<GameList, 'status' | 'failure'> {
  if (info.data !== undefined && pages.data !== undefined) return { status: 'ready', failure: undefined };
  const failure = info.failure ?? pages.failure;
  return { status: failure ? 'failed' : 'loading', failure };
}

type Pages = ReturnType<typeof useReadPages<'venue.gameList'>>;

/** Reads page after page once `fill` was called for the category, until the list ends or a page fails. */
function useFillList(category: Category, { hasMore, isFetching, failure, readMore }: Pages) {
  const [filledCategory, setFilledCategory] = useState<Category>();
  const isFilling = filledCategory === category && hasMore;
  useEffect(() => {
    if (isFilling && !isFetching && !failure) readMore();
  }, [isFilling, isFetching, failure, readMore]);
  const fill = useCallback(() => {
    if (!hasMore) return;
    setFilledCategory(category);
    if (failure) readMore();
  }, [category, hasMore, failure, readMore]);
  const filling = !isFilling ? 'idle' : failure ? 'failed' : 'pending';
  return { filling, fill } as const;
}
