import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether score alerts are shown, and whether a sound is played with them. */
export interface AlertState {
  readonly isOn: boolean;
  readonly hasSound: boolean;
  /** Favourites without alerts, by their keys (`formatFavouriteKey`). */
  readonly mutedFavourites: readonly string[];
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    sportsAlerts: AlertState;
  }
}

/** Alerts are on by default; the sound is opt-in. */
const initialState: AlertState = { isOn: true, hasSound: false, mutedFavourites: [] };

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
    favouriteMuted: (state, { payload: { key, isMuted } }: PayloadAction<{ key: string; isMuted: boolean }>) => ({
      ...state,
      mutedFavourites: [...state.mutedFavourites.filter((held) => held !== key), ...(isMuted ? [key] : [])],
    }),
    mutedRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, mutedFavourites: payload }),
  },
});

export const alertReducer = alertSlice.reducer;
export const alertActions = alertSlice.actions;

/** Alert settings of the player. */
export const selectAlerts = (state: RootState): AlertState => state.sportsAlerts ?? initialState;
