export { unknownWallet, type BalanceSnapshot, type VenueBalance, type WalletState } from './balance/balanceState.ts';
export { createWalletController } from './balance/createWalletController.ts';
export { createWalletSaga } from './balance/createWalletSaga.ts';
export { parseBalance } from './balance/parseBalance.ts';
export type { WalletPorts } from './balance/walletPorts.ts';
export {
  selectCenterBalance,
  selectIsBalanceRefreshing,
  selectIsBalanceStale,
  selectIsZeroHidden,
  selectLockMoney,
  selectTotalMoney,
  selectVenueBalances,
  type WalletSlice,
} from './balance/walletSelectors.ts';
export { walletActions, walletReducer } from './balance/walletSlice.ts';
export { computeBonus, type BonusTerms } from './bonus/computeBonus.ts';
export { formatCapitalCny } from './currency/formatCapitalCny.ts';
export { formatCny, NO_AMOUNT, type CnyFormat } from './currency/formatCny.ts';
export { formatYuan } from './currency/formatYuan.ts';
export { parseCapitalCny } from './currency/parseCapitalCny.ts';
