export { unknownWallet, type BalanceFacts, type VenueBalance, type WalletState } from './balance/balanceState.ts';
export { createWalletController } from './balance/createWalletController.ts';
export { createWalletSaga } from './balance/createWalletSaga.ts';
export { readBalanceFacts } from './balance/readBalanceFacts.ts';
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
export { bonusAmount, type BonusTerms } from './bonus/bonusAmount.ts';
export { capitalCny } from './currency/capitalCny.ts';
export { formatCny, NO_AMOUNT, type CnyFormat } from './currency/formatCny.ts';
export { parseCapitalCny } from './currency/parseCapitalCny.ts';
