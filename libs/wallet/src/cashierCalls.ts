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
type Calls<Draft, Answer, Secret = never> = Pick<
  MoneyActionPorts<Draft, Answer, Secret>,
  'send' | 'queryOutcome' | 'getStatus'
>;

const getTransferStatus = ({ status }: TransferResponse) => status;

const getRecallStatus = ({ list }: RecallResponse) =>
  list.some(({ status }) => status === 'pending') ? 'pending' : 'done';

/** The outcome of transfer, launch, recall, exchange and gift is queried by the same call under the same request id (W3). */
export const transferCalls = ({ call }: Api): Calls<TransferDraft, TransferResponse> => ({
  send: (draft, requestId) => call('venue.transfer', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.transfer', draft, { requestId }),
  getStatus: getTransferStatus,
});

export const launchCalls = ({ call }: Api): Calls<LaunchDraft, LaunchResponse> => ({
  send: (draft, requestId) => call('venue.launch', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.launch', draft, { requestId }),
});

export const recallCalls = ({ call }: Api): Calls<RecallDraft, RecallResponse> => ({
  send: (draft, requestId) => call('venue.recycle', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('venue.recycle', draft, { requestId }),
  getStatus: getRecallStatus,
});

export const exchangeCalls = ({ call }: Api): Calls<ExchangeDraft, ExchangeResponse> => ({
  send: (draft, requestId) => call('transfer.utcTransfer', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('transfer.utcTransfer', draft, { requestId }),
});

export const giftCalls = ({ call }: Api): Calls<GiftDraft, GiftResponse> => ({
  send: (draft, requestId) => call('promotion.joinActivity', draft, { requestId }),
  queryOutcome: ({ draft, requestId }) => call('promotion.joinActivity', draft, { requestId }),
});

/** The outcome of a deposit is queried by its request id. `null` means that the request never arrived. */
export const depositCalls = ({ call }: Api): Calls<DepositDraft, DepositOrder, DepositSecret> => ({
  send: (draft, requestId, secret) => call('payment.pay', { ...draft, ...secret }, { requestId }),
  queryOutcome: async ({ requestId }) =>
    (await call('payment.getDepositOrderStatus', { requestId })).order ?? undefined,
});

export const withdrawalCalls = ({ call }: Api): Calls<WithdrawDraft, WithdrawOrder, WithdrawSecret> => ({
  send: async (draft, requestId, secret) => {
    if (!secret)
      throw new TypeError('withdrawalCalls: the second password is missing. Pass it as `secret` of `submitRequested`.');
    return call('withdraw.new', { ...draft, ...secret }, { requestId });
  },
  queryOutcome: async ({ requestId }) => (await call('withdraw.withdrawOrderInfo', { requestId })).order ?? undefined,
});

export const depositOrderCalls = ({ call }: Api): Omit<OrderPorts<DepositOrder>, 'clock'> => ({
  read: async (orderNo, signal) => (await call('payment.getDepositOrderStatus', { orderNo }, { signal })).order,
  close: (orderNo) => call('payment.closeOrder', { orderNo }),
  isEnded: isDepositEnded,
});

export const withdrawalOrderCalls = ({ call }: Api): Omit<OrderPorts<WithdrawOrder>, 'clock'> => ({
  read: async (orderNo, signal) => (await call('withdraw.withdrawOrderInfo', { orderNo }, { signal })).order,
  isEnded: isWithdrawalEnded,
});

export const autoTransferCalls = ({ call }: Api): AutoTransferPorts => ({
  turn: (isOn) => call('status.setAutoTransferStatus', { status: isOn ? '1' : '0' }),
});

export const cardsCalls = ({ call }: Api): CardsPorts => ({
  list: async (signal) => (await call('bankCard.queryMemberBanksInfoList', {}, { signal })).list,
  addable: (signal) => call('bankCard.withdrawAddList', {}, { signal }),
  add: (card) => call('bankCard.withdrawAdd', card),
  remove: (cardId) => call('bankCard.withdrawDelete', { cardId }),
});

export const recordsCalls = ({ call }: Api): RecordsPorts => ({
  readPage: (query, signal) => call('transactions.queryDealRecord', query, { signal }),
});
