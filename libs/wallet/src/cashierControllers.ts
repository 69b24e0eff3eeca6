import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import {
  autoTransferReducer,
  type autoTransferActions,
  type AutoTransferState,
} from './autoTransfer/autoTransferFlow.ts';
import { createAutoTransferSaga, type AutoTransferPorts } from './autoTransfer/createAutoTransferSaga.ts';
import { cardsReducer, type cardsActions, type CardsState } from './cards/cardsFlow.ts';
import { createCardsSaga, type CardsPorts } from './cards/createCardsSaga.ts';
import type { OrderWatch } from './order/createOrderWatch.ts';
import { createOrderWatchSaga, type OrderPorts } from './order/createOrderWatchSaga.ts';
import type { OrderState } from './order/orderState.ts';
import { createRecordsSaga, type RecordsPorts } from './records/createRecordsSaga.ts';
import { recordsReducer, type recordsActions, type RecordsState } from './records/recordsFlow.ts';

type OnError = (error: Error) => void;

/** Creates a controller that follows an order, for hosts without Redux. */
export const createOrderWatchController = <Order>(
  watch: OrderWatch<Order>,
  ports: OrderPorts<Order>,
  onError?: OnError,
): Controller<OrderState<Order>, ActionOf<OrderWatch<Order>['actions']>> =>
  createController(watch.reducer, createOrderWatchSaga(watch, ports), onError);

/** Creates a controller of saved accounts, for hosts without Redux. */
export const createCardsController = (
  ports: CardsPorts,
  onError?: OnError,
): Controller<CardsState, ActionOf<typeof cardsActions>> =>
  createController(cardsReducer, createCardsSaga(ports), onError);

/** Creates a controller of the transaction record, for hosts without Redux. */
export const createRecordsController = (
  ports: RecordsPorts,
  onError?: OnError,
): Controller<RecordsState, ActionOf<typeof recordsActions>> =>
  createController(recordsReducer, createRecordsSaga(ports), onError);

/** Creates a controller of the auto-transfer setting, for hosts without Redux. */
export const createAutoTransferController = (
  ports: AutoTransferPorts,
  onError?: OnError,
): Controller<AutoTransferState, ActionOf<typeof autoTransferActions>> =>
  createController(
    autoTransferReducer,
    createAutoTransferSaga(ports, (state: AutoTransferState) => state),
    onError,
  );
