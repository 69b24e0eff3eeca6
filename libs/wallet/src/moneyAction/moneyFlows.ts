import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { createMoneyAction } from './createMoneyAction.ts';

/** A transfer between centre wallet and venue (WAL-02, WAL-03); `ty` `'1'` goes in, `'2'` comes out. */
export type TransferDraft = RequestOf<'venue.transfer'>;
export type TransferAnswer = ResponseOf<'venue.transfer'>;

/** Enters a venue or a game of it (GAM-02); `isActivity` 1 enters although bound money stays behind (GAM-03). */
export type LaunchDraft = RequestOf<'venue.launch'>;
/** Where it opens, and what the auto-transfer switch moved. The url lets in whoever has it: use it and dismiss it. */
export type LaunchAnswer = ResponseOf<'venue.launch'>;

/** Brings all venue money home, or that of one venue. */
export interface RecycleDraft {
  readonly channelCode?: string;
}
export type RecycleAnswer = ResponseOf<'venue.recycle'>;

/** A deposit order; `amount` is CNY whatever it is paid in. */
export type DepositDraft = Pick<RequestOf<'payment.pay'>, 'payType' | 'amount'>;
/** Sent with a deposit, kept nowhere. */
export type DepositSecret = Pick<RequestOf<'payment.pay'>, 'payerName'>;
export type DepositOrder = ResponseOf<'payment.pay'>;

/** A withdrawal to a saved account; `rate` is the one the player saw, for coins. */
export type WithdrawDraft = Pick<RequestOf<'withdraw.new'>, 'cardId' | 'amount' | 'rate'>;
/** Sent with a withdrawal, kept nowhere: md5 of the second password, and the name as the player states it. */
export type WithdrawSecret = Pick<RequestOf<'withdraw.new'>, 'secondPassword' | 'cardholderName'>;
export type WithdrawOrder = ResponseOf<'withdraw.new'>;

/** Between centre wallet and coin wallet; `ty` `'1'` buys coins, `rate` is the one the player saw. */
export type ExchangeDraft = RequestOf<'transfer.utcTransfer'>;
export type ExchangeAnswer = ResponseOf<'transfer.utcTransfer'>;

/** A gift for points: the activity it belongs to, and which of its rewards. */
export interface GiftDraft {
  readonly activityId: string;
  readonly rewardId: string;
}
export type GiftAnswer = ResponseOf<'promotion.joinActivity'>;

export const venueTransfer = createMoneyAction<TransferDraft, TransferAnswer>('venueTransfer');
export const venueLaunch = createMoneyAction<LaunchDraft, LaunchAnswer>('venueLaunch');
export const recycle = createMoneyAction<RecycleDraft, RecycleAnswer>('recycle');
export const deposit = createMoneyAction<DepositDraft, DepositOrder, DepositSecret>('deposit');
export const withdrawal = createMoneyAction<WithdrawDraft, WithdrawOrder, WithdrawSecret>('withdrawal');
export const coinExchange = createMoneyAction<ExchangeDraft, ExchangeAnswer>('coinExchange');
export const giftExchange = createMoneyAction<GiftDraft, GiftAnswer>('giftExchange');
