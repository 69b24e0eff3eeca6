import { systemClock, type Clock } from '../../index.ts';
import { createController } from '../../controller/createController.ts';
import { createFlowReducer, waitMs, type FlowTable } from '../../flow.ts';
import { call, put, take } from 'typed-redux-saga';

type Event = 'opened' | 'wentQuiet';

interface Door {
  readonly step: 'closed' | 'open';
}

/** In which step which event leads where. What is not in a row came too late and does nothing. */
const doorTable: FlowTable<Door['step'], Event> = {
  closed: { opened: 'open' },
  open: { wentQuiet: 'closed' },
};

const reducer = createFlowReducer<Door, Event>({
  name: 'door',
  idle: { step: 'closed' },
  table: doorTable,
  reducers: { closed: () => ({ step: 'closed' }), open: () => ({ step: 'open' }) },
});

/** A door that shuts itself after a minute. Vue, Svelte, plain DOM or a terminal drive it; a Redux host mounts reducer and saga. */
export const createDoor = (clock: Clock = systemClock) =>
  createController(reducer, function* doorSaga() {
    for (;;) {
      yield* take('door/opened');
      yield* call(waitMs, clock, 60_000);
      yield* put({ type: 'door/wentQuiet' });
    }
  });
