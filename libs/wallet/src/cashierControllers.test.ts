import { createFakeClock } from '@pavilion/kernel/testing';
import { cardsActions } from './cards/cardsFlow.ts';
import { createCardsController, createOrderWatchController, createRecordsController } from './cashierControllers.ts';
import { createOrderWatch } from './order/createOrderWatch.ts';
import { recordsActions } from './records/recordsFlow.ts';

const fail = () => Promise.reject(new Error('not called'));

it('AUT-09 a controller accepts only the actions of its flow, as the compiler checks', () => {
  const cards = createCardsController({ list: fail, addable: fail, add: fail, remove: fail });
  const records = createRecordsController({ readPage: fail });
  const watch = createOrderWatch<string>('order');
  const order = createOrderWatchController(watch, {
    read: fail,
    close: fail,
    isEnded: () => false,
    clock: createFakeClock(),
  });
  const flows = [cards, records, order];
  const before = flows.map(({ getState }) => getState());
  // @ts-expect-error an action of the record
  cards.send(recordsActions.left());
  // @ts-expect-error a misspelt action
  records.send({ type: 'records/leftt', payload: undefined });
  // @ts-expect-error an action of the saved accounts
  order.send(cardsActions.loadFailed({ kind: 'transport', messageKey: 'test', reaction: 'show' }));
  cards.send(cardsActions.left());
  records.send(recordsActions.left());
  order.send(watch.actions.left());
  expect(flows.map(({ getState }) => getState())).toEqual(before);
});
