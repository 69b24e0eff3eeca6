import { createAutoTransferController } from '../cashierControllers.ts';
import { refused } from '../testing/callFailure.ts';
import { microtasks } from '../testing/microtasks.ts';
import { rehearse } from '../testing/rehearse.ts';
import { describeWalk } from '../testing/walkTable.ts';
import {
  autoTransferActions,
  autoTransferReducer,
  autoTransferTable,
  type AutoTransferState,
  type AutoTransferStep,
} from './autoTransferFlow.ts';

const failure = { kind: 'api', messageKey: 'test', reaction: 'show' } as const;
const states: Record<AutoTransferStep, AutoTransferState> = {
  unknown: { step: 'unknown' },
  on: { step: 'on' },
  off: { step: 'off' },
  turningOn: { step: 'turningOn' },
  turningOff: { step: 'turningOff' },
};

describeWalk('autoTransfer', {
  table: autoTransferTable,
  reducer: autoTransferReducer,
  states,
  actions: {
    readOn: autoTransferActions.readOn(),
    readOff: autoTransferActions.readOff(),
    turnRequested: autoTransferActions.turnRequested(),
    turned: autoTransferActions.turned(),
    turnRefused: autoTransferActions.turnRefused(failure),
    memberLeft: autoTransferActions.memberLeft(),
  },
});

describe('the auto-transfer switch', () => {
  it('WAL-02 two quick presses are one call', async () => {
    const turn = jest.fn<Promise<unknown>, [boolean]>(() => new Promise(() => undefined));
    const flow = createAutoTransferController({ turn });
    flow.send(autoTransferActions.readOff());
    flow.send(autoTransferActions.turnRequested());
    flow.send(autoTransferActions.turnRequested());
    await microtasks();
    expect(turn.mock.calls).toEqual([[true]]);
  });

  it('WAL-02 a refusal turns it back and says why', async () => {
    const flow = createAutoTransferController({ turn: () => Promise.reject(refused(6001)) });
    flow.send(autoTransferActions.readOn());
    flow.send(autoTransferActions.turnRequested());
    await microtasks();
    expect(flow.getState()).toMatchObject({ step: 'on', failure: { code: 6001 } });
  });

  it('WAL-02 every random sequence closes with no timer and no call left', async () => {
    const visited = await rehearse<AutoTransferState>({
      open: ({ ask, onError }) => createAutoTransferController({ turn: () => ask('turn') }, onError),
      actions: Object.values(autoTransferActions)
        .slice(0, 3)
        .map((create) => (create as () => { type: string })()),
      answers: { turn: [{ status: '1' }] },
      busy: ['turningOn', 'turningOff'],
      closing: autoTransferActions.memberLeft(),
      rest: 'unknown',
    });
    expect([...visited].sort()).toEqual(['off', 'on', 'turningOff', 'turningOn', 'unknown']);
  });
});
