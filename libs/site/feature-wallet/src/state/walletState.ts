import type { RootState } from '@pavilion/site-contract';
import type {
  CardsState,
  DepositDraft,
  DepositOrder,
  ExchangeResponse,
  ExchangeDraft,
  GiftResponse,
  GiftDraft,
  MoneyActionState,
  OrderState,
  LaunchResponse,
  LaunchDraft,
  RecallResponse,
  RecallDraft,
  TransferResponse,
  TransferDraft,
  WithdrawDraft,
  WithdrawOrder,
} from '@pavilion/wallet/cashier';

/** Slices of the wallet by the keys that the library's flows are mounted under. */
export interface WalletSlices {
  readonly venueTransfer: MoneyActionState<TransferDraft, TransferResponse>;
  readonly venueLaunch: MoneyActionState<LaunchDraft, LaunchResponse>;
  readonly recycle: MoneyActionState<RecallDraft, RecallResponse>;
  readonly deposit: MoneyActionState<DepositDraft, DepositOrder>;
  readonly withdrawal: MoneyActionState<WithdrawDraft, WithdrawOrder>;
  readonly coinExchange: MoneyActionState<ExchangeDraft, ExchangeResponse>;
  readonly giftExchange: MoneyActionState<GiftDraft, GiftResponse>;
  readonly depositOrder: OrderState<DepositOrder>;
  readonly withdrawOrder: OrderState<WithdrawOrder>;
  readonly cards: CardsState;
}

declare module '@pavilion/site-contract' {
  interface LazyState extends WalletSlices {}
}

const idle = { step: 'idle' } as const;

export const selectVenueTransfer = (state: RootState): WalletSlices['venueTransfer'] => state.venueTransfer ?? idle;
export const selectVenueLaunch = (state: RootState): WalletSlices['venueLaunch'] => state.venueLaunch ?? idle;
export const selectDeposit = (state: RootState): WalletSlices['deposit'] => state.deposit ?? idle;
export const selectDepositOrder = (state: RootState): WalletSlices['depositOrder'] => state.depositOrder ?? idle;
export const selectWithdrawal = (state: RootState): WalletSlices['withdrawal'] => state.withdrawal ?? idle;
export const selectWithdrawOrder = (state: RootState): WalletSlices['withdrawOrder'] => state.withdrawOrder ?? idle;
export const selectCards = (state: RootState): CardsState => state.cards ?? idle;
export const selectGiftExchange = (state: RootState): WalletSlices['giftExchange'] => state.giftExchange ?? idle;
export const selectCoinExchange = (state: RootState): WalletSlices['coinExchange'] => state.coinExchange ?? idle;
export const selectRecall = (state: RootState): WalletSlices['recycle'] => state.recycle ?? idle;
