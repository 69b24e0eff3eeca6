import { describeWalk, flushMicrotasks } from '@pavilion/testing';
import { schemas } from '@pavilion/api-client/schemas';
import { createCardsController } from '../cashierControllers.ts';
import { refused, responseLost } from '../testing/callFailure.ts';
import { rehearseController } from '../testing/rehearseController.ts';
import { cardsActions, cardsReducer, cardsTable, type CardsState } from './cardsFlow.ts';

const card = schemas['bankCard.withdrawAdd'].example.response;
const addable = schemas['bankCard.withdrawAddList'].example.response;
const newCard = schemas['bankCard.withdrawAdd'].example.request;
const facts = { list: [card], addable };
const failure = { kind: 'api', messageKey: 'test', reaction: 'show' } as const;

const states: Record<CardsState['step'], CardsState> = {
  idle: { step: 'idle' },
  loading: { step: 'loading' },
  failed: { step: 'failed', failure },
  ready: { step: 'ready', facts },
  adding: { step: 'adding', facts },
  removing: { step: 'removing', facts, cardId: '1' },
};

describeWalk('WAL-10 cards', {
  table: cardsTable,
  reducer: cardsReducer,
  states,
  actions: {
    opened: cardsActions.opened(),
    loaded: cardsActions.loaded(facts),
    loadFailed: cardsActions.loadFailed(failure),
    addRequested: cardsActions.addRequested(newCard),
    added: cardsActions.added({ card, facts }),
    removeRequested: cardsActions.removeRequested({ cardId: '1' }),
    removed: cardsActions.removed({ facts }),
    refused: cardsActions.refused({ failure }),
    left: cardsActions.left(),
  },
});

async function setUp() {
  const ports = {
    list: jest.fn(async () => [card]),
    addable: jest.fn(async () => addable),
    add: jest.fn(async () => card),
    remove: jest.fn<Promise<unknown>, [string]>(async () => ({})),
  };
  const flow = createCardsController(ports);
  flow.send(cardsActions.opened());
  await flushMicrotasks();
  const act = async (action: Parameters<typeof flow.send>[0]) => {
    flow.send(action);
    await flushMicrotasks();
    return flow.getState();
  };
  return { ports, flow, act };
}

describe('saved accounts', () => {
  it('WAL-06 changes nothing while the list could not be read', async () => {
    const { act, ports } = await setUp();
    ports.list.mockRejectedValueOnce(responseLost);
    await act(cardsActions.opened());
    await act(cardsActions.addRequested(newCard));
    const { step } = await act(cardsActions.removeRequested({ cardId: card.cardId }));
    expect([step, ports.add.mock.calls.length, ports.remove.mock.calls.length]).toEqual(['failed', 0, 0]);
    expect(await act(cardsActions.opened())).toEqual({ step: 'ready', facts });
  });

  it('WAL-06 adds an account, reports its id and shows the list of the platform', async () => {
    const { act, ports } = await setUp();
    expect(await act(cardsActions.addRequested(newCard))).toMatchObject({ step: 'ready', added: card.cardId });
    expect(ports.list).toHaveBeenCalledTimes(2);
  });

  it('WAL-06 no state contains the account number', async () => {
    const { act } = await setUp();
    expect(JSON.stringify(await act(cardsActions.addRequested(newCard)))).not.toContain(newCard.number);
  });

  it('WAL-10 a lost response reloads the list, which shows the added account', async () => {
    const { act, ports } = await setUp();
    ports.add.mockRejectedValue(responseLost());
    ports.list.mockResolvedValue([card, { ...card, cardId: '2' }]);
    const state = await act(cardsActions.addRequested(newCard));
    expect(state).toMatchObject({ step: 'ready', failure: { kind: 'transport' }, facts: { list: [{}, {}] } });
  });

  it('F-WAL-12 removing an account that was deleted elsewhere is refused and updates the list', async () => {
    const { act, ports } = await setUp();
    ports.remove.mockRejectedValue(refused(6004, { reason: 'cardNotFound' }, '收款账户不存在'));
    ports.list.mockResolvedValue([]);
    expect(await act(cardsActions.removeRequested({ cardId: '1' }))).toMatchObject({
      failure: { reason: 'cardNotFound', serverText: '收款账户不存在' },
      facts: { list: [] },
    });
  });

  it('WAL-10 an account that was added is no failure when the list then fails, and is in the list', async () => {
    const { act, ports } = await setUp();
    const other = { ...card, cardId: '2' };
    ports.add.mockResolvedValue(other);
    ports.list.mockRejectedValue(responseLost());
    expect(await act(cardsActions.addRequested(newCard))).toEqual({
      step: 'ready',
      added: '2',
      facts: { list: [card, other], addable },
    });
  });

  it('WAL-10 an account that was removed is no failure when the list then fails, and is no longer in the list', async () => {
    const { act, ports } = await setUp();
    ports.list.mockRejectedValue(responseLost());
    expect(await act(cardsActions.removeRequested({ cardId: card.cardId }))).toEqual({
      step: 'ready',
      facts: { list: [], addable },
    });
  });

  it('WAL-10 every random sequence ends without an open timer or call', async () => {
    const visited = await rehearseController<CardsState>({
      open: ({ callPort, onError }) =>
        createCardsController(
          {
            list: (signal) => callPort('list', signal),
            addable: (signal) => callPort('addable', signal),
            add: () => callPort('add'),
            remove: () => callPort('remove'),
          },
          onError,
        ),
      actions: [
        cardsActions.opened(),
        cardsActions.opened(),
        cardsActions.addRequested(newCard),
        cardsActions.removeRequested({ cardId: '1' }),
        cardsActions.left(),
      ],
      scripts: [[cardsActions.opened(), { result: [card] }, { result: addable }]],
      results: { list: [[card]], addable: [addable], add: [card], remove: [{}] },
      busy: ['loading', 'adding', 'removing'],
      closing: cardsActions.left(),
      rest: 'idle',
    });
    expect([...visited].sort()).toEqual(Object.keys(states).sort());
  });
});
