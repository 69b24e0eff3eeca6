import { systemClock, type Clock } from '../../index.ts';
import { createController } from '../../controller/createController.ts';
import { createFlowReducer, waitMs, type FlowTable } from '../../flow.ts';
import { call, put, take } from 'typed-redux-saga';

type Event = 'opened' | 'timedOut';

interface Menu {
  readonly step: 'closed' | 'open';
}

/** Events and target steps by step. Any other event is ignored. */
const menuTable: FlowTable<Menu['step'], Event> = {
  closed: { opened: 'open' },
  open: { timedOut: 'closed' },
};

const reducer = createFlowReducer<Menu, Event>({
  name: 'menu',
  idle: { step: 'closed' },
  table: menuTable,
  reducers: { closed: () => ({ step: 'closed' }), open: () => ({ step: 'open' }) },
});

/** Creates a menu that closes after a minute. A Redux host mounts the reducer and the saga instead. */
export const createMenu = (clock: Clock = systemClock) =>
  createController(reducer, function* menuSaga() {
    for (;;) {
      yield* take('menu/opened');
      yield* call(waitMs, clock, 60_000);
      yield* put({ type: 'menu/timedOut' });
    }
  });
