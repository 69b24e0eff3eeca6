import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether score alerts are shown, and whether a sound is played with them. */
export interface AlertState {
  readonly isOn: boolean;
  readonly hasSound: boolean;
  /** Alerts of favourites that are turned off, by their keys (`formatAlertKey`). */
  readonly mutedAlerts: readonly string[];
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    sportsAlerts: AlertState;
  }
}

/** Alerts are on by default; the sound is opt-in. */
const initialState: AlertState = { isOn: true, hasSound: false, mutedAlerts: [] };

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
    alertsMuted: (state, { payload }: PayloadAction<{ keys: readonly string[]; isMuted: boolean }>) => ({
      ...state,
      mutedAlerts: [
        ...state.mutedAlerts.filter((held) => !payload.keys.includes(held)),
        ...(payload.isMuted ? payload.keys : []),
      ],
    }),
    mutedRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, mutedAlerts: payload }),
  },
});

export const alertReducer = alertSlice.reducer;
export const alertActions = alertSlice.actions;

/** Alert settings of the player. */
export const selectAlerts = (state: RootState): AlertState => state.sportsAlerts ?? initialState;
