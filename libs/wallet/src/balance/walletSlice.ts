import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { unknownWallet, type BalanceSnapshot } from './balanceState.ts';

const slice = createSlice({
  name: 'wallet',
  initialState: unknownWallet,
  reducers: {
    /** Requests fresh amounts. Simultaneous requests are combined into one or two calls. */
    balanceRequested: (state) => {
      state.isRefreshing = true;
    },
    /** A refresh starts. */
    refreshStarted: (state) => {
      state.isRefreshing = true;
    },
    balanceLoaded: (state, action: PayloadAction<{ readonly facts: BalanceSnapshot; readonly at: number }>) => ({
      ...state,
      status: 'ready' as const,
      facts: action.payload.facts,
      isRefreshing: false,
      isStale: false,
      updatedAt: action.payload.at,
    }),
    balanceFailed: (state) => {
      state.isRefreshing = false;
      state.isStale = state.status === 'ready';
    },
    zeroBalancesHidden: (state, action: PayloadAction<boolean>) => {
      state.isZeroHidden = action.payload;
    },
    /** The member logged out. Clears all amounts; the hide-zero flag belongs to the browser and stays. */
    walletCleared: (state) => ({ ...unknownWallet, isZeroHidden: state.isZeroHidden }),
  },
});

/** Reducer of the wallet. Mount it under `wallet`. */
export const walletReducer = slice.reducer;

/** Actions of the wallet. */
export const walletActions = slice.actions;
