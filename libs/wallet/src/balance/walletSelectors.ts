import { createSelector } from '@reduxjs/toolkit';
import { parseMinor } from '@pavilion/kernel';
import type { VenueBalance, WalletState } from './balanceState.ts';

/** The part of a host's Redux state where the wallet lives. */
export interface WalletSlice {
  readonly wallet: WalletState;
}

const selectWallet = (state: WalletSlice) => state.wallet;

/** Centre wallet as exact decimal text; undefined while unknown. */
export const selectCenterBalance = (state: WalletSlice): string | undefined =>
  selectWallet(state).facts.centerWalletBalance;

/** Locked money as exact decimal text; undefined while unknown. */
export const selectLockMoney = (state: WalletSlice): string | undefined => selectWallet(state).facts.lockMoney;

/** Money in the venues together, two decimals (WAL-01); undefined while unknown. */
export const selectTotalMoney = (state: WalletSlice): string | undefined => selectWallet(state).facts.totalMoney;

/** The amounts on screen are older than the last try to refresh them. */
export const selectIsBalanceStale = (state: WalletSlice): boolean => selectWallet(state).isStale;

/** A refresh is on its way. */
export const selectIsBalanceRefreshing = (state: WalletSlice): boolean => selectWallet(state).isRefreshing;

/** Empty venues are left out of lists. */
export const selectIsZeroHidden = (state: WalletSlice): boolean => selectWallet(state).isZeroHidden;

/** Venues to list: all, or those with money while the hide-zero flag is set. An unreadable amount is never hidden. */
export const selectVenueBalances: (state: WalletSlice) => readonly VenueBalance[] = createSelector(
  [(state: WalletSlice) => selectWallet(state).facts.venues, selectIsZeroHidden],
  (venues, isZeroHidden) => (isZeroHidden ? venues.filter(({ balance }) => parseMinor(balance) !== 0n) : venues),
);
