import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type BoardSort = 'league' | 'time';
export type DockTab = 'slip' | 'bets';

/** How the player has arranged the venue, beside the choices of `SportView`. */
export interface DeskState {
  readonly sort: BoardSort;
  readonly search: string;
  /** Matches whose further lines are shown. */
  readonly openMatchIds: readonly string[];
  readonly dockTab: DockTab;
  /** Whether the dock lies over the board; says nothing where it stands beside it. */
  readonly isDockOpen: boolean;
}

const initialState: DeskState = { sort: 'league', search: '', openMatchIds: [], dockTab: 'slip', isDockOpen: false };

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
    matchToggled: ({ openMatchIds, ...rest }, { payload }: PayloadAction<string>) => ({
      ...rest,
      openMatchIds: openMatchIds.includes(payload)
        ? openMatchIds.filter((id) => id !== payload)
        : [...openMatchIds, payload],
    }),
    dockTabChosen: (state, { payload }: PayloadAction<DockTab>) => {
      state.dockTab = payload;
    },
    dockOpened: (state) => {
      state.isDockOpen = true;
    },
    dockClosed: (state) => {
      state.isDockOpen = false;
    },
  },
});

export const deskReducer = deskSlice.reducer;

/** What a player does to the arrangement of the venue. */
export const deskActions = deskSlice.actions;
