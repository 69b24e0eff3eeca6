import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the player wants to be told of goals, and with a sound. */
export interface AlertState {
  readonly isOn: boolean;
  readonly hasSound: boolean;
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    sportsAlerts: AlertState;
  }
}

/** Told, but silently: a sound is the player's own wish. */
const initialState: AlertState = { isOn: true, hasSound: false };

const alertSlice = createSlice({
  name: 'sportsAlerts',
  initialState,
  reducers: {
    alertsChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.isOn = payload;
    },
    soundChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.hasSound = payload;
    },
  },
});

export const alertReducer = alertSlice.reducer;
export const alertActions = alertSlice.actions;

/** What the player chose. */
export const selectAlerts = (state: RootState): AlertState => state.sportsAlerts ?? initialState;
