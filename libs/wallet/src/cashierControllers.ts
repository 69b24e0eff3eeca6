import { createController, type Controller } from '@pavilion/kernel/controller';
import { autoTransferReducer, type AutoTransferState } from './autoTransfer/autoTransferFlow.ts';
import { createAutoTransferSaga, type AutoTransferPorts } from './autoTransfer/createAutoTransferSaga.ts';
import { cardsReducer, type CardsState } from './cards/cardsFlow.ts';
import { createCardsSaga, type CardsPorts } from './cards/createCardsSaga.ts';
import type { OrderWatch } from './order/createOrderWatch.ts';
import { createOrderWatchSaga, type OrderPorts } from './order/createOrderWatchSaga.ts';
import type { OrderState } from './order/orderState.ts';
import { createRecordsSaga, type RecordsPorts } from './records/createRecordsSaga.ts';
import { recordsReducer, type RecordsState } from './records/recordsFlow.ts';

type OnError = (error: Error) => void;

/** Follows orders without a Redux host. */
export const createOrderWatchController = <Order>(
  watch: OrderWatch<Order>,
  ports: OrderPorts<Order>,
  onError?: OnError,
): Controller<OrderState<Order>> => createController(watch.reducer, createOrderWatchSaga(watch, ports), onError);

/** Saved accounts without a Redux host. */
export const createCardsController = (ports: CardsPorts, onError?: OnError): Controller<CardsState> =>
  createController(cardsReducer, createCardsSaga(ports), onError);

/** The record of transactions without a Redux host. */
export const createRecordsController = (ports: RecordsPorts, onError?: OnError): Controller<RecordsState> =>
  createController(recordsReducer, createRecordsSaga(ports), onError);

/** The auto-transfer switch without a Redux host. */
export const createAutoTransferController = (
  ports: AutoTransferPorts,
  onError?: OnError,
): Controller<AutoTransferState> =>
  createController(
    autoTransferReducer,
    createAutoTransferSaga(ports, (state: AutoTransferState) => state),
    onError,
  );
