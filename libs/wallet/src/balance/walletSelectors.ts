import { createSelector } from '@reduxjs/toolkit';
import { parseMinor } from '@pavilion/kernel';
import type { VenueBalance, WalletState } from './balanceState.ts';

/** Part of a host's Redux state that contains the wallet. */
export interface WalletSlice {
  readonly wallet: WalletState;
}

const selectWallet = (state: WalletSlice) => state.wallet;

/** Selects the centre wallet as exact decimal text; undefined while unknown. */
export const selectCenterBalance = (state: WalletSlice): string | undefined =>
  selectWallet(state).facts.centerWalletBalance;

/** Selects the hold as exact decimal text; undefined while unknown. */
export const selectLockMoney = (state: WalletSlice): string | undefined => selectWallet(state).facts.lockMoney;

/** Selects the sum of all venue balances, with two decimals (WAL-01); undefined while unknown. */
export const selectTotalMoney = (state: WalletSlice): string | undefined => selectWallet(state).facts.totalMoney;

/** Selects whether the last refresh failed. The amounts are then from before it. */
export const selectIsBalanceStale = (state: WalletSlice): boolean => selectWallet(state).isStale;

/** Selects whether a refresh is in progress. */
export const selectIsBalanceRefreshing = (state: WalletSlice): boolean => selectWallet(state).isRefreshing;

/** Selects whether lists omit empty venues. */
export const selectIsZeroHidden = (state: WalletSlice): boolean => selectWallet(state).isZeroHidden;

/** Selects the venues to list: all, or without zero balances if the hide-zero flag is set. Unknown balances are kept. */
export const selectVenueBalances: (state: WalletSlice) => readonly VenueBalance[] = createSelector(
  [(state: WalletSlice) => selectWallet(state).facts.venues, selectIsZeroHidden],
  (venues, isZeroHidden) => (isZeroHidden ? venues.filter(({ balance }) => parseMinor(balance) !== 0n) : venues),
);
