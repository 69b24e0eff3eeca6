import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { unknownWallet, type BalanceSnapshot } from './balanceState.ts';

const slice = createSlice({
  name: 'wallet',
  initialState: unknownWallet,
  reducers: {
    /** Asks for fresh amounts. Many asks at once make one or two calls. */
    balanceRequested: (state) => {
      state.isRefreshing = true;
    },
    /** A call for fresh amounts goes out. */
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
    /** The member left: nothing of theirs stays on screen. The hide-zero choice belongs to the machine and stays. */
    walletCleared: (state) => ({ ...unknownWallet, isZeroHidden: state.isZeroHidden }),
  },
});

/** The reducer of the wallet: mount it under `wallet`. */
export const walletReducer = slice.reducer;

/** What a view or the host sends to the wallet. */
export const walletActions = slice.actions;
