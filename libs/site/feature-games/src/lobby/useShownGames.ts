import { useAppSelector } from '@pavilion/site-contract';
import { useCallback, useMemo } from 'react';
import { type Category, useRead, type Reading } from '@pavilion/site-contract/lobby';
import { isStarred, selectGames, type Game, type Shelf } from '../state/gamesSlice.ts';
import { readOwn } from '../state/readGames.ts';
import { useFoundGames } from './useFoundGames.ts';
import { type LobbyQuery } from './useLobbyQuery.ts';

const NONE: readonly Game[] = [];

/** The games a query shows. */
export interface ShownGames {
  readonly games: readonly Game[];
  /** Tiles there will be: more than `games` only while nothing is filtered and the shelf is still short. */
  readonly total: number;
  /** Whether the answer needs every game of the category. */
  readonly needsAll: boolean;
  /** Of the player's own games; absent while the whole category is shown. */
  readonly own: Reading<readonly Game[]> | undefined;
}

/** Runs a query over what has been read: the category's shelf, or the player's own games of it. */
export function useShownGames(category: Category, shelf: Shelf | undefined, query: LobbyQuery): ShownGames {
  const { tab, venue, search, scope } = query;
  const own = useOwn(category, scope);
  const source = scope === 'all' ? (shelf?.games ?? NONE) : own.games;
  const filtered = useMemo(
    () =>
      source.filter((game) => (tab === '' || game.tabs.includes(tab)) && (venue === '' || game.channelCode === venue)),
    [source, tab, venue],
  );
  const games = useFoundGames(filtered, search);
  const isFiltered = tab !== '' || venue !== '' || search.trim() !== '';
  const isPart = scope === 'all' && !isFiltered;
  return {
    games,
    total: isPart ? (shelf?.total ?? 0) : games.length,
    needsAll: scope === 'all' && isFiltered,
    own: scope === 'all' ? undefined : own.reading,
  };
}

/** Favourites as they stand now, those just starred first; or what was played, newest first. */
function useOwn(category: Category, scope: LobbyQuery['scope']) {
  const userId = useAppSelector((state) => state.session.userId);
  const read = useCallback(
    async (api: Parameters<typeof readOwn>[0], signal: AbortSignal) =>
      scope === 'all' || userId === undefined ? NONE : readOwn(api, category, scope, signal),
    [category, scope, userId],
  );
  const reading = useRead(read);
  const state = useAppSelector(selectGames);
  const listed = reading.data ?? NONE;
  const games = useMemo(() => {
    if (scope !== 'favourite') return listed;
    const known = new Set(listed.map(({ gameCode }) => gameCode));
    const starred = Object.values(state.favourites).map(({ game }) => game);
    const added = starred.filter((game) => game.category === category && !known.has(game.gameCode)).reverse();
    return [...added, ...listed].filter((game) => isStarred(state, game));
  }, [listed, scope, state, category]);
  return { games, reading };
}
