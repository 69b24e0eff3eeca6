import type { ResponseOf } from '@pavilion/api-client';
import { sessionActions, type RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Game = ResponseOf<'venue.gameList'>['list'][number];
export type Venue = ResponseOf<'venue.lobby'>['venues'][number];
export type GameTab = ResponseOf<'venue.lobby'>['tabs'][number];

/** Star as set by the player, and as last confirmed by the platform. */
export interface Favourite {
  readonly game: Game;
  readonly isWanted: boolean;
  readonly isConfirmed: boolean;
}

/** Stars that the player has changed since the games were read, by game code. */
export interface GamesState {
  readonly favourites: Readonly<Record<string, Favourite>>;
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    games: GamesState;
  }
}

const initialState: GamesState = { favourites: {} };
const withStar = (state: GamesState, game: Game, change: Partial<Favourite>): GamesState => {
  const held = state.favourites[game.gameCode] ?? {
    game,
    isWanted: game.isFavourite,
    isConfirmed: game.isFavourite,
  };
  return { ...state, favourites: { ...state.favourites, [game.gameCode]: { ...held, ...change } } };
};

const slice = createSlice({
  name: 'games',
  initialState,
  reducers: {
    /** Changes the star at once (optimistic update); the saga sends it. */
    starToggled: (state: GamesState, { payload }: PayloadAction<Game>) =>
      withStar(state, payload, { isWanted: !isStarred(state, payload) }),
    starConfirmed: (
      state: GamesState,
      { payload }: PayloadAction<{ readonly game: Game; readonly isFavourite: boolean }>,
    ) => withStar(state, payload.game, { isConfirmed: payload.isFavourite }),
    /** Restores the last confirmed star after a refusal. */
    starRefused: (state: GamesState, { payload }: PayloadAction<Game>) =>
      withStar(state, payload, { isWanted: state.favourites[payload.gameCode]?.isConfirmed ?? payload.isFavourite }),
  },
  extraReducers: (build) => {
    build.addCase(sessionActions.loggedOut.type, () => initialState);
  },
});

export const gamesReducer = slice.reducer;
export const gamesActions = slice.actions;

export const selectGames = (state: RootState): GamesState => state.games ?? initialState;

/** Whether a game is a favourite: the latest change of the player, otherwise the value that was read. */
export const isStarred = ({ favourites }: Pick<GamesState, 'favourites'>, game: Game): boolean =>
  favourites[game.gameCode]?.isWanted ?? game.isFavourite;
