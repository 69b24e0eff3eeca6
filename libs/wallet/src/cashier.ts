export {
  AMOUNT_MAX_LENGTH,
  formatMaxAmount,
  parseAmount,
  type AmountProblem,
  type AmountReading,
} from './amount/parseAmount.ts';
export {
  autoTransferActions,
  autoTransferReducer,
  autoTransferTable,
  type AutoTransferState,
} from './autoTransfer/autoTransferFlow.ts';
export { createAutoTransferSaga, type AutoTransferPorts } from './autoTransfer/createAutoTransferSaga.ts';
export {
  cardsActions,
  cardsReducer,
  cardsTable,
  type AddableAccounts,
  type SavedAccounts,
  type CardKind,
  type CardsState,
  type NewAccount,
  type SavedAccount,
} from './cards/cardsFlow.ts';
export { createCardsSaga, type CardsPorts } from './cards/createCardsSaga.ts';
export {
  createAutoTransferController,
  createCardsController,
  createOrderWatchController,
  createRecordsController,
} from './cashierControllers.ts';
export { toMoneyFailure, type MoneyFailure } from './moneyAction/moneyFailure.ts';
export type { FlowTable } from '@pavilion/kernel/flow';
export {
  createPendingActionStore,
  type PendingActionStore,
  type PendingActionStoreOptions,
} from './moneyAction/createPendingActionStore.ts';
export {
  createMoneyAction,
  type MoneyAction,
  type MoneyActions,
  type MoneyActionRequest,
  type RequestedMoneyAction,
} from './moneyAction/createMoneyAction.ts';
export { createMoneyActionController } from './moneyAction/createMoneyActionController.ts';
export { createMoneyActionSaga } from './moneyAction/createMoneyActionSaga.ts';
export type { MoneyActionPorts } from './moneyAction/moneyActionPorts.ts';
export {
  isInProgress,
  type PendingMoneyAction,
  type MoneyActionState,
  type MoneyActionStep,
} from './moneyAction/moneyActionState.ts';
export { moneyActionTable, type MoneyActionEvent } from './moneyAction/moneyActionTable.ts';
export {
  coinExchange,
  deposit,
  giftExchange,
  recycle,
  venueLaunch,
  venueTransfer,
  withdrawal,
  type DepositDraft,
  type DepositOrder,
  type DepositSecret,
  type ExchangeResponse,
  type ExchangeDraft,
  type GiftResponse,
  type GiftDraft,
  type LaunchResponse,
  type LaunchDraft,
  type RecallResponse,
  type RecallDraft,
  type TransferResponse,
  type TransferDraft,
  type WithdrawDraft,
  type WithdrawOrder,
  type WithdrawSecret,
} from './moneyAction/moneyFlows.ts';
export { createOrderWatch, type OrderWatch } from './order/createOrderWatch.ts';
export { createOrderWatchSaga, type OrderPorts } from './order/createOrderWatchSaga.ts';
export { depositWatch, isDepositEnded, isWithdrawalEnded, withdrawalWatch } from './order/orderFlows.ts';
export type { OrderState, OrderStep } from './order/orderState.ts';
export { orderTable, type OrderEvent } from './order/orderTable.ts';
export { createRecordsSaga, type RecordsPorts } from './records/createRecordsSaga.ts';
export { formatCsv } from './records/formatCsv.ts';
export { EXPORT_MAX, readAllRecords } from './records/readAllRecords.ts';
export {
  recordsActions,
  recordsReducer,
  recordsTable,
  type TransactionRecord,
  type RecordPage,
  type RecordQuery,
  type RecordsState,
} from './records/recordsFlow.ts';
export {
  autoTransferCalls,
  cardsCalls,
  depositCalls,
  depositOrderCalls,
  exchangeCalls,
  giftCalls,
  launchCalls,
  recordsCalls,
  recallCalls,
  transferCalls,
  withdrawalCalls,
  withdrawalOrderCalls,
} from './cashierCalls.ts';
