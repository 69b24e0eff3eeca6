import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { createMoneyAction } from './createMoneyAction.ts';

/** Transfer between centre wallet and venue (WAL-02, WAL-03); `ty` is `'1'` to the venue, `'2'` from it. */
export type TransferDraft = RequestOf<'venue.transfer'>;
export type TransferResponse = ResponseOf<'venue.transfer'>;

/** Launch of a venue or game (GAM-02); `isActivity: 1` launches although bound money stays behind (GAM-03). */
export type LaunchDraft = RequestOf<'venue.launch'>;
/** URL to open and the money moved by auto-transfer. The URL grants access to anyone: use it once and dismiss it. */
export type LaunchResponse = ResponseOf<'venue.launch'>;

/** Recall of all venue balances, or of one. */
export interface RecallDraft {
  readonly channelCode?: string;
}
export type RecallResponse = ResponseOf<'venue.recycle'>;

/** Deposit order; `amount` is in CNY for every payment method, `signalCode` the code of a bank transfer shown to the player. */
export type DepositDraft = Pick<RequestOf<'payment.pay'>, 'payType' | 'amount' | 'signalCode'>;
/** Data sent with a deposit and never stored. */
export type DepositSecret = Pick<RequestOf<'payment.pay'>, 'payerName'>;
export type DepositOrder = ResponseOf<'payment.pay'>;

/** Withdrawal to a saved account; `rate` is the coin rate shown to the player. */
export type WithdrawDraft = Pick<RequestOf<'withdraw.new'>, 'cardId' | 'amount' | 'rate'>;
/** Data sent with a withdrawal and never stored: MD5 of the second password, and the account holder's name. */
export type WithdrawSecret = Pick<RequestOf<'withdraw.new'>, 'secondPassword' | 'cardholderName'>;
export type WithdrawOrder = ResponseOf<'withdraw.new'>;

/** Exchange between centre wallet and coin wallet; `ty` `'1'` buys coins, `rate` is the rate shown to the player. */
export type ExchangeDraft = RequestOf<'transfer.utcTransfer'>;
export type ExchangeResponse = ResponseOf<'transfer.utcTransfer'>;

/** Exchange of points for a reward of an activity. */
export interface GiftDraft {
  readonly activityId: string;
  readonly rewardId: string;
}
export type GiftResponse = ResponseOf<'promotion.joinActivity'>;

export const venueTransfer = createMoneyAction<TransferDraft, TransferResponse>('venueTransfer');
export const venueLaunch = createMoneyAction<LaunchDraft, LaunchResponse>('venueLaunch');
export const recycle = createMoneyAction<RecallDraft, RecallResponse>('recycle');
export const deposit = createMoneyAction<DepositDraft, DepositOrder, DepositSecret>('deposit');
export const withdrawal = createMoneyAction<WithdrawDraft, WithdrawOrder, WithdrawSecret>('withdrawal');
export const coinExchange = createMoneyAction<ExchangeDraft, ExchangeResponse>('coinExchange');
export const giftExchange = createMoneyAction<GiftDraft, GiftResponse>('giftExchange');
