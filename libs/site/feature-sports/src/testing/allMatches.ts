import type { BoardQuery } from '../boardLayout/buildBoardItems.ts';

/** Query of a board that shows all matches by league, without a filter. */
export const allMatches: BoardQuery = {
  sort: 'league',
  matchesSearch: () => true,
  leagueIds: [],
  day: '',
  collapsedLeagueIds: [],
  hiddenLeagueIds: [],
  hiddenMatchIds: [],
  isFavourite: () => false,
  isFavouritesOnly: false,
  matchesPerRow: 1,
};
