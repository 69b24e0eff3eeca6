import { type ResponseOf } from '@pavilion/api-client';
import { sessionActions, type RootState } from '@pavilion/site-contract';
import { type CashierFailure } from '@pavilion/wallet/cashier';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Category } from '@pavilion/site-contract/lobby';

export type Game = ResponseOf<'venue.gameList'>['list'][number];
export type Venue = ResponseOf<'venue.getVenueInfoByCategory'>['list'][number];
export type GameTab = ResponseOf<'venue.getVenueInfoByCategory'>['tabs'][number];

/** What of a category has been read so far: its venues and tabs, and its games, hottest first. */
export interface Shelf {
  readonly step: 'reading' | 'ready' | 'failed';
  readonly failure?: CashierFailure;
  readonly venues: readonly Venue[];
  readonly tabs: readonly GameTab[];
  /** Games there are; `games` holds as many of them as have come. */
  readonly total: number;
  readonly games: readonly Game[];
  readonly filling: 'idle' | 'under way' | 'failed';
}

/** A star as the player wants it, and as the platform last said it is. */
export interface Favourite {
  readonly game: Game;
  readonly isWanted: boolean;
  readonly isConfirmed: boolean;
}

/** Shelves by what they depend on (category, language, member), and the stars the player has moved since. */
export interface GamesState {
  readonly shelves: Readonly<Record<string, Shelf>>;
  readonly favourites: Readonly<Record<string, Favourite>>;
}

/** A shelf and the category it is read from. */
export interface ShelfKey {
  readonly key: string;
  readonly category: Category;
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    games: GamesState;
  }
}

const initialState: GamesState = { shelves: {}, favourites: {} };
const emptyShelf: Shelf = { step: 'reading', venues: [], tabs: [], total: 0, games: [], filling: 'idle' };

type ShelfRead = Pick<Shelf, 'venues' | 'tabs' | 'total' | 'games'>;

const withShelf = (state: GamesState, key: string, change: Partial<Shelf>): GamesState => ({
  ...state,
  shelves: { ...state.shelves, [key]: { ...(state.shelves[key] ?? emptyShelf), ...change } },
});

const withStar = (state: GamesState, game: Game, change: Partial<Favourite>): GamesState => {
  const held = state.favourites[game.gameCode] ?? {
    ...{ game, isWanted: game.isFavourite, isConfirmed: game.isFavourite },
  };
  return { ...state, favourites: { ...state.favourites, [game.gameCode]: { ...held, ...change } } };
};

const slice = createSlice({
  name: 'games',
  initialState,
  reducers: {
    shelfRequested: (state: GamesState, { payload }: PayloadAction<ShelfKey>) =>
      withShelf(state, payload.key, { step: 'reading' }),
    shelfRead: (state: GamesState, { payload }: PayloadAction<ShelfKey & ShelfRead>) => {
      const { key, venues, tabs, total, games } = payload;
      return withShelf(state, key, { step: 'ready', venues, tabs, total, games });
    },
    shelfFailed: (state: GamesState, { payload }: PayloadAction<ShelfKey & { readonly failure: CashierFailure }>) =>
      withShelf(state, payload.key, { step: 'failed', failure: payload.failure }),
    fillRequested: (state: GamesState, { payload }: PayloadAction<ShelfKey>) =>
      withShelf(state, payload.key, { filling: 'under way' }),
    pagesRead: (state: GamesState, { payload }: PayloadAction<ShelfKey & { readonly games: readonly Game[] }>) =>
      withShelf(state, payload.key, { games: [...(state.shelves[payload.key]?.games ?? []), ...payload.games] }),
    /** A shelf that turns out shorter than announced ends where its games do. */
    filled: (state: GamesState, { payload }: PayloadAction<ShelfKey>) =>
      withShelf(state, payload.key, { filling: 'idle', total: state.shelves[payload.key]?.games.length ?? 0 }),
    fillFailed: (state: GamesState, { payload }: PayloadAction<ShelfKey>) =>
      withShelf(state, payload.key, { filling: 'failed' }),
    /** The star moves at once; the platform is told behind it. */
    starTurned: (state: GamesState, { payload }: PayloadAction<Game>) =>
      withStar(state, payload, { isWanted: !isStarred(state, payload) }),
    starConfirmed: (
      state: GamesState,
      { payload }: PayloadAction<{ readonly game: Game; readonly isFavourite: boolean }>,
    ) => withStar(state, payload.game, { isConfirmed: payload.isFavourite }),
    /** Not taken: the star goes back to what the platform last said. */
    starRefused: (state: GamesState, { payload }: PayloadAction<Game>) =>
      withStar(state, payload, { isWanted: state.favourites[payload.gameCode]?.isConfirmed ?? payload.isFavourite }),
  },
  extraReducers: (build) => {
    // What was read as one visitor says nothing about the next: stars, and states of venues, are the member's.
    build.addCase(sessionActions.loggedOut.type, () => initialState);
  },
});

export const gamesReducer = slice.reducer;
export const gamesActions = slice.actions;

/** Everything read of the lobby. */
export const selectGames = (state: RootState): GamesState => state.games ?? initialState;

/** Whether a game bears the player's star: as they last wanted it, else as it was read. */
export const isStarred = ({ favourites }: Pick<GamesState, 'favourites'>, game: Game): boolean =>
  favourites[game.gameCode]?.isWanted ?? game.isFavourite;
