import { useAppSelector } from '@pavilion/site-contract';
import { useMemo } from 'react';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { useRead, type Read } from '@pavilion/site-data';
import { arrangeCovers } from '@pavilion/site-game-ui/covers';
import { ownGames } from '../state/ownGames.ts';
import { isStarred, selectGames, type Game } from '../state/gamesSlice.ts';
import { useFoundGames } from './useFoundGames.ts';
import type { GameList } from '../state/gameList.ts';
import type { LobbyQuery } from '../query/useLobbyQuery.ts';

const NO_GAMES: readonly Game[] = [];

/** Games that match the filters. */
export interface ShownGames {
  readonly games: readonly Game[];
  /** Number of tiles. It exceeds `games` only while no filter is active and the list is not completely loaded. */
  readonly total: number;
  /** Whether the result needs all games of the category. */
  readonly needsAll: boolean;
  /** Read of the member's own games; absent while all games of the category are shown. */
  readonly own: Read<readonly Game[]> | undefined;
}

/** Options of {@link useShownGames}. */
export interface ShownGamesOptions {
  readonly category: Category;
  readonly query: LobbyQuery;
  /** Whether the games are shown by their covers, which are then arranged so that no motif repeats on a screen. */
  readonly hasCovers: boolean;
}

/** Applies filters to the games of a category, or to the member's own games in it. */
export function useShownGames(list: GameList, { category, query, hasCovers }: ShownGamesOptions): ShownGames {
  const { tab, venue, search, scope } = query;
  const own = useOwnGames(category, scope);
  const source = scope === 'all' ? list.games : own.games;
  const filtered = useMemo(
    () =>
      source.filter((game) => (tab === '' || game.tabs.includes(tab)) && (venue === '' || game.channelCode === venue)),
    [source, tab, venue],
  );
  const isFiltered = tab !== '' || venue !== '' || search.trim() !== '';
  const isComplete = list.games.length >= list.total;
  const isArranged = hasCovers && scope === 'all' && search.trim() === '';
  const arranged = useMemo(
    () => (isArranged ? arrangeCovers(filtered, { isComplete }) : filtered),
    [filtered, isArranged, isComplete],
  );
  const games = useFoundGames(arranged, search);
  const isPart = scope === 'all' && !isFiltered;
  return {
    games,
    total: isPart ? list.total : games.length,
    needsAll: scope === 'all' && isFiltered,
    own: scope === 'all' ? undefined : own.read,
  };
}

/** Returns the favourites with the latest changes, new ones first; or the games played last. */
function useOwnGames(category: Category, scope: LobbyQuery['scope']) {
  const read = useRead(ownGames, scope === 'all' ? undefined : { category, scope });
  const state = useAppSelector(selectGames);
  const listed = read.data ?? NO_GAMES;
  const games = useMemo(() => {
    if (scope !== 'favourite') return listed;
    const known = new Set(listed.map(({ gameCode }) => gameCode));
    const starred = Object.values(state.favourites).map(({ game }) => game);
    const added = starred.filter((game) => game.category === category && !known.has(game.gameCode)).reverse();
    return [...added, ...listed].filter((game) => isStarred(state, game));
  }, [listed, scope, state, category]);
  return { games, read };
}
