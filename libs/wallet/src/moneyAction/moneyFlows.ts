import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { createMoneyAction } from './createMoneyAction.ts';

/** Transfer between centre wallet and venue (WAL-02, WAL-03); `ty` is `'1'` to the venue, `'2'` from it. */
export type TransferDraft = RequestOf<'venue.transfer'>;

/** Response to a transfer. */
export type TransferResponse = ResponseOf<'venue.transfer'>;

/** Launch of a venue or game (GAM-02); `isActivity: 1` launches although bound money stays behind (GAM-03). */
export type LaunchDraft = RequestOf<'venue.launch'>;
/** URL to open and the money moved by auto-transfer. The URL grants access to anyone: use it once and dismiss it. */
export type LaunchResponse = ResponseOf<'venue.launch'>;

/** Recall of all venue balances, or of one. */
export interface RecallDraft {
  readonly channelCode?: string;
}

/** Response to a recall, with one result for each venue. */
export type RecallResponse = ResponseOf<'venue.recycle'>;

/** Deposit order; `amount` is in CNY for every payment method, `signalCode` the code of a bank transfer shown to the player. */
export type DepositDraft = Pick<RequestOf<'payment.pay'>, 'payType' | 'amount' | 'signalCode'>;
/** Data sent with a deposit and never stored. */
export type DepositSecret = Pick<RequestOf<'payment.pay'>, 'payerName'>;

/** Order of a deposit, as the platform returns it. */
export type DepositOrder = ResponseOf<'payment.pay'>;

/** Withdrawal to a saved account; `rate` is the coin rate shown to the player. */
export type WithdrawDraft = Pick<RequestOf<'withdraw.new'>, 'cardId' | 'amount' | 'rate'>;
/** Data sent with a withdrawal and never stored: MD5 of the second password, and the account holder's name. */
export type WithdrawSecret = Pick<RequestOf<'withdraw.new'>, 'secondPassword' | 'cardholderName'>;

/** Order of a withdrawal, as the platform returns it. */
export type WithdrawOrder = ResponseOf<'withdraw.new'>;

/** Exchange between centre wallet and coin wallet; `ty` `'1'` buys coins, `rate` is the rate shown to the player. */
export type ExchangeDraft = RequestOf<'transfer.utcTransfer'>;

/** Response to an exchange. */
export type ExchangeResponse = ResponseOf<'transfer.utcTransfer'>;

/** Exchange of points for a reward of an activity. */
export interface GiftDraft {
  readonly activityId: string;
  readonly rewardId: string;
}

/** Response to the exchange of points. */
export type GiftResponse = ResponseOf<'promotion.joinActivity'>;

/**
 * Transfer between centre wallet and venue (§3, §7 games). Amounts are decimal text in CNY. It is refused for insufficient
 * balance (6012), unmet turnover (6413) and a venue under maintenance (6415). A failure of kind `reversed` means that the
 * venue refused it after the money had left, and the money was returned.
 */
export const venueTransfer = createMoneyAction<TransferDraft, TransferResponse>('venueTransfer');
/**
 * Launch of a venue or game (§3, §4, §7 games). It is a money action because auto-transfer may move the centre balance, in
 * CNY. It is refused for unmet turnover (6413) and a venue under maintenance (6415).
 */
export const venueLaunch = createMoneyAction<LaunchDraft, LaunchResponse>('venueLaunch');
/**
 * Recall of venue money to the centre wallet (§7 games). The response has one result for each venue, in CNY; a venue that
 * keeps its money has the reason 6413 or 6415 there and is no refusal.
 */
export const recycle = createMoneyAction<RecallDraft, RecallResponse>('recycle');
/**
 * Order of a deposit (§7 money). `done` means that the order exists, not that money arrived; `depositWatch` follows it. It is
 * refused for an invalid amount (6007), too many open orders (6011) and a missing real name (6449).
 */
export const deposit = createMoneyAction<DepositDraft, DepositOrder, DepositSecret>('deposit');
/**
 * Order of a withdrawal in CNY (§1, §7 money). `done` means that the order exists; `withdrawalWatch` follows it. The `reason`
 * of a refusal names the field or the requirement, such as `secondPasswordWrong` (6100) or `turnoverUnmet` (6413).
 */
export const withdrawal = createMoneyAction<WithdrawDraft, WithdrawOrder, WithdrawSecret>('withdrawal');
/**
 * Exchange between centre wallet and coin wallet (§7 money). `amount` is what is debited: CNY to the coin wallet, USDT back.
 * It is refused for insufficient balance, or a rate that has changed since it was shown (6012).
 */
export const coinExchange = createMoneyAction<ExchangeDraft, ExchangeResponse>('coinExchange');
/**
 * Exchange of points for a reward of an activity (§7 promotions). The response has the amount credited to the centre wallet,
 * in CNY. It is refused for a reward that was claimed before (6009).
 */
export const giftExchange = createMoneyAction<GiftDraft, GiftResponse>('giftExchange');
