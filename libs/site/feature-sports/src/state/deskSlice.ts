import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type BoardSort = 'league' | 'time';
export type BoardDensity = 'compact' | 'roomy';
/** Markets of a board that is too narrow for all of them. */
export type MarketGroup = 'handicap' | 'total' | 'result' | 'half';
export type DockTab = 'slip' | 'bets';

/** Layout of the venue by the player, in addition to `SportView`. */
export interface DeskState {
  readonly sort: BoardSort;
  readonly search: string;
  /** Matches with open further lines. */
  readonly openMatchIds: readonly string[];
  /** Matches in one row of the board. */
  readonly matchesPerRow: 1 | 2;
  /** Density that the player chose; the brand decides until then. */
  readonly density: BoardDensity | undefined;
  readonly marketGroup: MarketGroup;
  /** Whether the board shows only the favourites. */
  readonly isFavouritesOnly: boolean;
  readonly dockTab: DockTab;
  /** Whether the dock overlays the board; without effect on wide screens. */
  readonly isDockOpen: boolean;
  /** Price that was picked with the keyboard: Escape returns to it from the stake. */
  readonly keyboardPriceId: string | undefined;
  /** Whether the stake of that price shall get the focus. */
  readonly isStakeWanted: boolean;
}

const initialState: DeskState = {
  sort: 'league',
  search: '',
  openMatchIds: [],
  matchesPerRow: 1,
  density: undefined,
  marketGroup: 'handicap',
  isFavouritesOnly: false,
  dockTab: 'slip',
  isDockOpen: false,
  keyboardPriceId: undefined,
  isStakeWanted: false,
};

const toggleId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((held) => held !== id) : [id, ...ids];

const deskSlice = createSlice({
  name: 'sportsDesk',
  initialState,
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<BoardSort>) => {
      state.sort = payload;
    },
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    matchToggled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openMatchIds: toggleId(state.openMatchIds, payload),
    }),
    matchesPerRowChosen: (state, { payload }: PayloadAction<1 | 2>) => {
      state.matchesPerRow = payload;
    },
    densityChosen: (state, { payload }: PayloadAction<BoardDensity>) => {
      state.density = payload;
    },
    marketGroupChosen: (state, { payload }: PayloadAction<MarketGroup>) => {
      state.marketGroup = payload;
    },
    favouritesOnlyChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.isFavouritesOnly = payload;
    },
    dockTabChosen: (state, { payload }: PayloadAction<DockTab>) => {
      state.dockTab = payload;
    },
    dockOpened: (state) => {
      state.isDockOpen = true;
    },
    dockClosed: (state) => {
      state.isDockOpen = false;
    },
    stakeWanted: (state, { payload }: PayloadAction<string>) => {
      state.keyboardPriceId = payload;
      state.isStakeWanted = true;
    },
    stakeFocused: (state) => {
      state.isStakeWanted = false;
    },
  },
});

export const deskReducer = deskSlice.reducer;

/** Actions that change the layout of the venue. */
export const deskActions = deskSlice.actions;
