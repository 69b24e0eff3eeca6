import { describeWalk, flushMicrotasks } from '@pavilion/testing';
import { createAutoTransferController } from '../cashierControllers.ts';
import { refused } from '../testing/callFailure.ts';
import { rehearseController } from '../testing/rehearseController.ts';
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

describeWalk('WAL-10 autoTransfer', {
  table: autoTransferTable,
  reducer: autoTransferReducer,
  states,
  actions: {
    loadedOn: autoTransferActions.loadedOn(),
    loadedOff: autoTransferActions.loadedOff(),
    toggleRequested: autoTransferActions.toggleRequested(),
    toggled: autoTransferActions.toggled(),
    toggleRefused: autoTransferActions.toggleRefused(failure),
    memberLeft: autoTransferActions.memberLeft(),
  },
});

describe('auto-transfer', () => {
  it('WAL-02 sends one call for two quick presses', async () => {
    const turn = jest.fn<Promise<unknown>, [boolean]>(() => new Promise(() => undefined));
    const flow = createAutoTransferController({ turn });
    flow.send(autoTransferActions.loadedOff());
    flow.send(autoTransferActions.toggleRequested());
    flow.send(autoTransferActions.toggleRequested());
    await flushMicrotasks();
    expect(turn.mock.calls).toEqual([[true]]);
  });

  it('WAL-02 a refusal restores the previous setting and reports the failure', async () => {
    const flow = createAutoTransferController({ turn: () => Promise.reject(refused(6001)) });
    flow.send(autoTransferActions.loadedOn());
    flow.send(autoTransferActions.toggleRequested());
    await flushMicrotasks();
    expect(flow.getState()).toMatchObject({ step: 'on', failure: { code: 6001 } });
  });

  it('WAL-02 every random sequence ends without an open timer or call', async () => {
    const visited = await rehearseController<AutoTransferState>({
      open: ({ callPort, onError }) => createAutoTransferController({ turn: () => callPort('turn') }, onError),
      actions: Object.values(autoTransferActions)
        .slice(0, 3)
        .map((create) => (create as () => { type: string })()),
      results: { turn: [{ status: '1' }] },
      busy: ['turningOn', 'turningOff'],
      closing: autoTransferActions.memberLeft(),
      rest: 'unknown',
    });
    expect([...visited].sort()).toEqual(['off', 'on', 'turningOff', 'turningOn', 'unknown']);
  });
});
