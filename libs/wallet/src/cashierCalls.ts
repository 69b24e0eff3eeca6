import type { ApiClient } from '@pavilion/api-client';
import type { AutoTransferPorts } from './autoTransfer/createAutoTransferSaga.ts';
import type { CardsPorts } from './cards/createCardsSaga.ts';
import type { MoneyActionPorts } from './moneyAction/moneyActionPorts.ts';
import type {
  DepositDraft,
  DepositOrder,
  DepositSecret,
  ExchangeResponse,
  ExchangeDraft,
  GiftResponse,
  GiftDraft,
  LaunchResponse,
  LaunchDraft,
  RecallResponse,
  RecallDraft,
  TransferResponse,
  TransferDraft,
  WithdrawDraft,
  WithdrawOrder,
  WithdrawSecret,
} from './moneyAction/moneyFlows.ts';
import type { OrderPorts } from './order/createOrderWatchSaga.ts';
import { isDepositEnded, isWithdrawalEnded } from './order/orderFlows.ts';
import type { RecordsPorts } from './records/createRecordsSaga.ts';

type Api = Pick<ApiClient, 'call'>;
type Calls<Draft, Result, Secret = never> = Pick<
  MoneyActionPorts<Draft, Result, Secret>,
  'send' | 'queryOutcome' | 'getStatus'
>;

const getTransferStatus = ({ status }: TransferResponse) => status;

const getRecallStatus = ({ list }: RecallResponse) =>
  list.some(({ status }) => status === 'pending') ? 'pending' : 'done';

/**
 * Calls of `venueTransfer`. The outcome of transfer, launch, recall, exchange and gift is queried by the same call under the
 * same request id (W3).
 */
export const transferCalls = ({ call }: Api): Calls<TransferDraft, TransferResponse> => ({
  send: (draft, requestId) => call('venue.transfer', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.transfer', draft, { requestId }),
  getStatus: getTransferStatus,
});

/** Calls of `venueLaunch`. */
export const launchCalls = ({ call }: Api): Calls<LaunchDraft, LaunchResponse> => ({
  send: (draft, requestId) => call('venue.launch', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.launch', draft, { requestId }),
});

/** Calls of `recycle`. It is pending while one of the venues is; a venue that keeps its money does not fail it. */
export const recallCalls = ({ call }: Api): Calls<RecallDraft, RecallResponse> => ({
  send: (draft, requestId) => call('venue.recycle', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.recycle', draft, { requestId }),
  getStatus: getRecallStatus,
});

/** Calls of `coinExchange`. */
export const exchangeCalls = ({ call }: Api): Calls<ExchangeDraft, ExchangeResponse> => ({
  send: (draft, requestId) => call('transfer.utcTransfer', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('transfer.utcTransfer', draft, { requestId }),
});

/** Calls of `giftExchange`. */
export const giftCalls = ({ call }: Api): Calls<GiftDraft, GiftResponse> => ({
  send: (draft, requestId) => call('promotion.joinActivity', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('promotion.joinActivity', draft, { requestId }),
});

/** Calls of `deposit`. The outcome is queried by the request id. `null` means that the request never arrived. */
export const depositCalls = ({ call }: Api): Calls<DepositDraft, DepositOrder, DepositSecret> => ({
  send: (draft, requestId, secret) => call('payment.pay', { ...draft, ...secret }, { requestId }),
  queryOutcome: async ({ requestId }) =>
    (await call('payment.getDepositOrderStatus', { requestId })).order ?? undefined,
});

/**
 * Calls of `withdrawal`. The outcome is queried by the request id. Each submission needs the second password as `secret`;
 * without it nothing is sent, and the error is reported.
 */
export const withdrawalCalls = ({ call }: Api): Calls<WithdrawDraft, WithdrawOrder, WithdrawSecret> => ({
  send: async (draft, requestId, secret) => {
    if (!secret)
      throw new TypeError('withdrawalCalls: the second password is missing. Pass it as `secret` of `submitRequested`.');
    return call('withdraw.new', { ...draft, ...secret }, { requestId });
  },
  queryOutcome: async ({ requestId }) => (await call('withdraw.withdrawOrderInfo', { requestId })).order ?? undefined,
});

/** Calls of `depositWatch`: reads an order by its number, and closes an unpaid one. */
export const depositOrderCalls = ({ call }: Api): Omit<OrderPorts<DepositOrder>, 'clock'> => ({
  read: async (orderNo, signal) => (await call('payment.getDepositOrderStatus', { orderNo }, { signal })).order,
  close: (orderNo) => call('payment.closeOrder', { orderNo }),
  isEnded: isDepositEnded,
});

/** Calls of `withdrawalWatch`. A withdrawal cannot be closed (decision 0008). */
export const withdrawalOrderCalls = ({ call }: Api): Omit<OrderPorts<WithdrawOrder>, 'clock'> => ({
  read: async (orderNo, signal) => (await call('withdraw.withdrawOrderInfo', { orderNo }, { signal })).order,
  isEnded: isWithdrawalEnded,
});

/** Calls of the auto-transfer setting (WAL-02). */
export const autoTransferCalls = ({ call }: Api): AutoTransferPorts => ({
  turn: (isOn) => call('status.setAutoTransferStatus', { status: isOn ? '1' : '0' }),
});

/** Calls of saved accounts (WAL-06). The number of an account is only in the request that adds it. */
export const cardsCalls = ({ call }: Api): CardsPorts => ({
  list: async (signal) => (await call('bankCard.queryMemberBanksInfoList', {}, { signal })).list,
  addable: (signal) => call('bankCard.withdrawAddList', {}, { signal }),
  add: (card) => call('bankCard.withdrawAdd', card),
  remove: (cardId) => call('bankCard.withdrawDelete', { cardId }),
});

/** Calls of the transaction record (WAL-07). */
export const recordsCalls = ({ call }: Api): RecordsPorts => ({
  readPage: (query, signal) => call('transactions.queryDealRecord', query, { signal }),
});
