import { createFakeClock } from '@pavilion/kernel/testing';
import { settle } from '@pavilion/testing';
import { createMemoryStore, SiteError } from '@pavilion/kernel';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { slipReducer, slipActions } from '../slip/slipReducer.ts';
import { ids, pick, quote } from '../testing/samples.ts';
import type { BetDraft, BetOutcome, BetRequest } from './betPlacement.ts';
import { createSingleDraft, createBetDrafts } from './createBetDrafts.ts';
import { createPendingBetStore } from './createPendingBetStore.ts';
import { createPlacementController } from './createPlacementController.ts';
import { createPlacementSaga } from './createPlacementSaga.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions, placementReducer, placementSelectors, getPlacementStatus } from './placementSlice.ts';

class RefusedBet extends SiteError {
  readonly kind = 'api';
  readonly messageKey = 'error.fake';

  constructor(readonly serverMessage = '') {
    super('refused');
  }
}

const noResponse = new TypeError('no response');
const accepted = (requestId: string): BetOutcome => ({ status: 'ACCEPTED', requestId, ticketId: 'T1', price: '0.95' });
const rejected = (over: Partial<BetOutcome>): BetOutcome => ({ status: 'REJECTED', requestId: 'r1', ...over });

type ScriptedOutcome = BetOutcome | Error | ((requestId: string) => BetOutcome);

const next = (outcomes: ScriptedOutcome[], requestId: string, otherwise: ScriptedOutcome): BetOutcome => {
  const outcome = outcomes.shift() ?? otherwise;
  if (outcome instanceof Error) throw outcome;
  return typeof outcome === 'function' ? outcome(requestId) : outcome;
};

/** Returns a port that throws for one bet. */
const throwFor = (id: string) => (request: string | Pick<BetRequest, 'requestId'>) => {
  if ((typeof request === 'string' ? request : request.requestId) === id) throw new Error('full');
};

const UNKNOWN: ScriptedOutcome = (requestId) => ({ status: 'UNKNOWN', requestId });
const PENDING: ScriptedOutcome = (requestId) => ({ status: 'PENDING', requestId });

interface Script {
  readonly place?: ScriptedOutcome[];
  readonly status?: ScriptedOutcome[];
  readonly store?: ReturnType<typeof createMemoryStore>;
  readonly over?: Partial<PlacementPorts>;
}

function setUp({ place = [], status = [], store = createMemoryStore(), over = {} }: Script) {
  const clock = createFakeClock();
  const advance = clock.advanceAsync;
  const order: string[] = [];
  let made = 0;
  const pending = createPendingBetStore(store, 'pending');
  const placeBet = jest.fn(async ({ requestId }: BetRequest) => {
    order.push(`send ${requestId}`);
    return next(place, requestId, accepted);
  });
  const placeSeries = jest.fn(async ({ requestId }: BetRequest) => {
    order.push(`send ${requestId}`);
    return next(place, requestId, accepted);
  });
  const betStatus = jest.fn(async (requestId: string) => next(status, requestId, accepted));
  const ports: PlacementPorts = {
    placeBet,
    placeSeries,
    betStatus,
    clock,
    isRefusal: (error) => error instanceof RefusedBet,
    createId: () => `r${(made += 1)}`,
    ...pending,
    savePending: (request) => {
      order.push(`save ${request.requestId}`);
      return pending.savePending(request);
    },
    ...over,
  };
  const middleware = createSagaMiddleware();
  const redux = configureStore({
    reducer: combineReducers({ placement: placementReducer, slip: slipReducer }),
    middleware: (base) => base({ thunk: false }).concat(middleware),
  });
  redux.dispatch(slipActions.selectionToggled({ pick: pick('a', 'g'), quote: quote() }));
  redux.dispatch(slipActions.stakeChanged({ id: 'a', stake: '100' }));
  const task = middleware.run(createPlacementSaga(ports));
  const state = () => redux.getState();
  const go = async (): Promise<void> => {
    redux.dispatch(placementActions.placeRequested(createBetDrafts(state().slip)));
    await settle();
  };
  const statusNow = () => getPlacementStatus(state().placement);
  return { placeSeries, statusNow, redux, task, state, go, clock, advance, ports, placeBet, betStatus, order, pending };
}

it('SLP-11 W3 creates the id once and stores the bet before it is sent', async () => {
  const { go, order, state, placeBet, pending } = setUp({});
  await go();
  expect(order).toEqual(['save r1', 'send r1']);
  expect(placeBet.mock.calls[0]?.[0]).toEqual({
    kind: 'single',
    requestId: 'r1',
    gameId: 'g',
    oddsId: 'a',
    playCode: 'RE',
    side: 'H',
    line: '-0.25',
    price: '0.95',
    stake: '100.00',
    oddsRule: 'none',
  });
  expect(state().placement.bets).toMatchObject([{ status: 'accepted', outcome: { ticketId: 'T1' } }]);
  expect([ids(state().slip), state().slip.isConfirming, pending.loadPending()]).toEqual(['', false, []]);
});

it('F-BET-04 a second click while confirming sends nothing', async () => {
  const hanging = jest.fn(() => new Promise<never>(() => undefined));
  const { go, statusNow } = setUp({ over: { placeBet: hanging } });
  await go();
  await go();
  expect([hanging.mock.calls.length, statusNow()]).toEqual([1, 'confirming']);
});

it('F-BET-04 two clicks in one tick make one bet', async () => {
  const { redux, state, placeBet } = setUp({ place: [PENDING], status: [PENDING] });
  const draft = createSingleDraft(state().slip.selections[0] as never, 'none') as BetDraft;
  redux.dispatch(placementActions.placeRequested([draft]));
  redux.dispatch(placementActions.placeRequested([draft]));
  await settle();
  expect(placeBet).toHaveBeenCalledTimes(1);
});

it('SLP-07 the slip is locked while confirming', async () => {
  const { go, state, redux, statusNow } = setUp({ place: [PENDING], status: [PENDING] });
  await go();
  redux.dispatch(slipActions.slipCleared());
  expect([statusNow(), state().slip.isConfirming, ids(state().slip)]).toEqual(['pending', true, 'a']);
});

it('B2 polls a pending bet every second until it is decided', async () => {
  const { go, advance, betStatus, statusNow } = setUp({ place: [PENDING], status: [PENDING, PENDING] });
  await go();
  await advance(999);
  expect(betStatus).not.toHaveBeenCalled();
  await advance(2_001);
  expect([betStatus.mock.calls.length, statusNow()]).toEqual([3, 'accepted']);
});

it('F-BET-05 polls the status after a lost response and never sends the bet again', async () => {
  const { go, advance, placeBet, betStatus, statusNow } = setUp({
    place: [noResponse],
    status: [noResponse, UNKNOWN, accepted],
  });
  await go();
  expect(statusNow()).toBe('unknown');
  await advance(60_000);
  expect([statusNow(), placeBet.mock.calls.length]).toEqual(['accepted', 1]);
  expect(new Set(betStatus.mock.calls.flat())).toEqual(new Set(['r1']));
});

it('F-BET-05 treats an unexpected error as a lost response', async () => {
  const { go, advance, statusNow } = setUp({ place: [new TypeError('bug')], status: [noResponse, accepted] });
  await go();
  expect(statusNow()).toBe('unknown');
  await advance(5_000);
  expect(statusNow()).toBe('accepted');
});

it('F-BET-05 gives up a bet that remains unknown to the platform, and retries under a new id', async () => {
  const { go, advance, state, placeBet, pending, statusNow } = setUp({
    place: [noResponse],
    status: Array(20).fill(UNKNOWN),
  });
  await go();
  await advance(10_000);
  expect(statusNow()).toBe('unknown');
  await advance(20_000);
  expect(state().placement.bets).toMatchObject([{ status: 'refused', failureKey: 'sports.bet.notPlaced' }]);
  expect([ids(state().slip), state().slip.selections[0]?.stake, pending.loadPending()]).toEqual(['a', '100', []]);
  await go();
  expect(placeBet.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['r1', 'r2']);
});

it('F-BET-05 W3 polls the bet under its old id after a reload', async () => {
  const store = createMemoryStore();
  const first = setUp({ store, place: [noResponse], status: Array(99).fill(noResponse) });
  await first.go();
  first.task.cancel();
  const second = setUp({ store, status: [PENDING] });
  await settle();
  expect(second.state().slip.isConfirming).toBe(true);
  await second.advance(2_000);
  expect([second.placeBet.mock.calls.length, second.betStatus.mock.calls[0]]).toEqual([0, ['r1']]);
  expect(second.state().placement.bets).toMatchObject([{ status: 'accepted', request: { requestId: 'r1' } }]);
  expect([ids(second.state().slip), second.pending.loadPending()]).toEqual(['', []]);
});

it('F-BET-20 a refusal leaves the slip unchanged and sends nothing', async () => {
  const { go, state, advance, placeBet, betStatus } = setUp({ place: [new RefusedBet()] });
  await go();
  await advance(60_000);
  expect(state().placement.bets).toMatchObject([{ status: 'refused', failureKey: 'error.fake' }]);
  expect([ids(state().slip), state().slip.isConfirming]).toEqual(['a', false]);
  expect([placeBet.mock.calls.length, betStatus.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['with the text of the platform', '您已设置冷静期', { failureKey: 'error.fake', failureText: '您已设置冷静期' }],
  ['without a text', '', { failureKey: 'error.fake' }],
])('ERR-09 keeps the reason of a refused bet %s', async (_, text, reason) => {
  const { go, state } = setUp({ place: [new RefusedBet(text)] });
  await go();
  expect(state().placement.bets[0]).toEqual({ request: expect.anything() as unknown, status: 'refused', ...reason });
});

it('W3 does not send a bet that cannot be stored', async () => {
  const fails = () => {
    throw new Error('full');
  };
  const { go, placeBet, statusNow } = setUp({ over: { savePending: fails } });
  await go();
  expect([statusNow(), placeBet.mock.calls.length]).toEqual(['refused', 0]);
});

it('polls at once when requested', async () => {
  const { go, redux, statusNow } = setUp({ place: [noResponse], status: [noResponse] });
  await go();
  expect(statusNow()).toBe('unknown');
  redux.dispatch(placementActions.pollRequested());
  await settle();
  redux.dispatch(placementActions.pollRequested());
  await settle();
  expect(statusNow()).toBe('accepted');
});

it.each`
  fault         | outcome                                                             | selection
  ${'F-BET-06'} | ${{ reason: 'priceChanged', price: '0.90', line: '-0.25', ver: 7 }} | ${{ status: 'open', latest: quote(9000, '-0.25', 7) }}
  ${'F-BET-06'} | ${{ reason: 'lineChanged', price: '0.99', line: '-0.5', ver: 7 }}   | ${{ status: 'open', latest: quote(9900, '-0.5', 7) }}
  ${'F-BET-07'} | ${{ reason: 'suspended' }}                                          | ${{ status: 'suspended', latest: quote() }}
  ${'F-BET-07'} | ${{ reason: 'closed' }}                                             | ${{ status: 'closed', latest: quote() }}
  ${'F-BET-09'} | ${{ reason: 'duplicate' }}                                          | ${{ status: 'open', latest: quote() }}
  ${'F-BET-19'} | ${{ reason: 'insufficientBalance' }}                                | ${{ status: 'open', latest: quote() }}
`('$fault a bet rejected for $outcome.reason keeps its stake', async ({ outcome, selection }) => {
  const { go, state } = setUp({ place: [rejected(outcome)] });
  await go();
  expect(state().placement.bets).toMatchObject([{ status: 'rejected', outcome }]);
  expect(state().slip).toMatchObject({
    isConfirming: false,
    selections: [{ id: 'a', stake: '100', agreed: quote(), ...selection }],
  });
});

it('SLP-08 applies new limits of a rejection to the slip', async () => {
  const limits = { min: '20.00', max: '80.00' };
  const { go, state } = setUp({ place: [rejected({ reason: 'aboveMaximum', limits })] });
  await go();
  expect(state().slip.limits).toEqual(limits);
});

it('SLP-11 the controller places a bet without a host store', async () => {
  const { ports, state } = setUp({});
  const draft = createSingleDraft(state().slip.selections[0] as never, 'any') as BetDraft;
  const controller = createPlacementController(ports);
  // @ts-expect-error an action that is none of the placement
  controller.send({ type: 'login/loginClosed' });
  controller.send(placementActions.placeRequested([draft]));
  await settle();
  expect(getPlacementStatus(controller.getState())).toBe('accepted');
  controller.dispose();
});

it.each`
  verdict            | isRefusal | status        | count
  ${'a refusal'}     | ${true}   | ${'refused'}  | ${0}
  ${'not a refusal'} | ${false}  | ${'accepted'} | ${1}
`(
  'W3 F-BET-05 after an error that the port calls $verdict the bet is $status, with $count status calls',
  async (row) => {
    const { isRefusal, status, count } = row as { isRefusal: boolean; status: string; count: number };
    const error = new RefusedBet();
    const over = { isRefusal: (thrown: unknown) => isRefusal && thrown === error };
    const { go, state, advance, betStatus } = setUp({ place: [error], over });
    await go();
    await advance(0);
    expect([getPlacementStatus(state().placement), betStatus.mock.calls.length]).toEqual([status, count]);
  },
);

it.each(['{', '7', 'null', '[1,null,{},{"requestId":"r"}]'])('W3 the unreadable store %p holds no bet', (text) => {
  const store = createMemoryStore();
  store.set('pending', text);
  expect(createPendingBetStore(store, 'pending').loadPending()).toEqual([]);
});

it('F-BET-05 removes placed bets from the slip before the stored bet, so a reload in between cannot place them again', async () => {
  const seen: number[] = [];
  const deletePending = () => void seen.push(state().slip.selections.length);
  const { go, state } = setUp({ over: { deletePending } });
  await go();
  expect(seen).toEqual([0]);
});

it('W3 SLP-11 follows its own request id, whatever id the response has', async () => {
  const foreign: BetOutcome = { ...accepted('r7'), status: 'PENDING' };
  const { go, advance, state, betStatus } = setUp({ place: [foreign], status: [accepted('r8')] });
  await go();
  await advance(1_000);
  expect(betStatus.mock.calls).toEqual([['r1']]);
  expect(state().placement.bets).toMatchObject([{ status: 'accepted', outcome: { requestId: 'r1' } }]);
});

it('F-BET-05 polls a bet that the platform does not know right after it was sent', async () => {
  const { go, advance, placeBet, betStatus, statusNow } = setUp({ place: [UNKNOWN], status: [UNKNOWN] });
  await go();
  await advance(1_000);
  expect([statusNow(), placeBet.mock.calls.length, betStatus.mock.calls.length]).toEqual(['accepted', 1, 2]);
});

it('ERR-09 a refusal of an unknown kind has the general reason', async () => {
  const { go, state } = setUp({ place: [new Error('closed')], over: { isRefusal: () => true } });
  await go();
  expect(state().placement.bets).toMatchObject([{ status: 'refused', failureKey: 'sports.bet.notPlaced' }]);
});

it.each`
  way          | savePending
  ${'throws'}  | ${throwFor('r1')}
  ${'rejects'} | ${async ({ requestId }: BetRequest) => throwFor('r1')({ requestId })}
`('W3 if storing a bet $way, the other bets of the order are sent', async ({ savePending }) => {
  const { redux, state, placeBet } = setUp({ over: { savePending: savePending as PlacementPorts['savePending'] } });
  const draft = createSingleDraft(state().slip.selections[0] as never, 'none') as BetDraft;
  redux.dispatch(placementActions.placeRequested([draft, draft]));
  await settle();
  expect(placeBet.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['r2']);
  expect(state().placement.bets.map(({ status }) => status)).toEqual(['refused', 'accepted']);
});

it('SLP-11 an order can follow one whose stored bet could not be removed', async () => {
  const { go, redux, placeBet, statusNow } = setUp({ over: { deletePending: throwFor('r1') } });
  await go();
  redux.dispatch(slipActions.selectionToggled({ pick: pick('b'), quote: quote() }));
  redux.dispatch(slipActions.stakeChanged({ id: 'b', stake: '20' }));
  await go();
  expect([placeBet.mock.calls.length, statusNow()]).toEqual([2, 'accepted']);
});

it('F-BET-04 sends an order although the stored bets of the former one are still being removed', async () => {
  const { go, redux, placeBet } = setUp({ over: { deletePending: () => new Promise<never>(() => undefined) } });
  await go();
  redux.dispatch(slipActions.selectionToggled({ pick: pick('b'), quote: quote() }));
  redux.dispatch(slipActions.stakeChanged({ id: 'b', stake: '20' }));
  await go();
  expect(placeBet).toHaveBeenCalledTimes(2);
});

it('I10 a controller that is disposed during a wait leaves no timer', async () => {
  const { ports, clock, state } = setUp({ place: [PENDING] });
  const draft = createSingleDraft(state().slip.selections[0] as never, 'any') as BetDraft;
  const controller = createPlacementController(ports);
  controller.send(placementActions.placeRequested([draft]));
  await settle();
  expect(clock.pending()).toBe(1);
  controller.dispose();
  expect(clock.pending()).toBe(0);
});

it('SLP-11 the controller reports an unexpected error of a port', async () => {
  const { ports } = setUp({});
  const onError = jest.fn((error: Error) => error.message);
  const loadPending = () => {
    throw new Error('blocked');
  };
  createPlacementController({ ...ports, loadPending }, onError).dispose();
  await settle();
  expect(onError.mock.results).toMatchObject([{ value: 'blocked' }]);
});

it('SLP-11 the selectors read the state of the order', async () => {
  const { go, redux, state } = setUp({ place: [PENDING], status: [PENDING] });
  const { selectBets, selectIsInProgress, selectPlacement, selectStatus } = placementSelectors;
  expect([selectStatus(state()), selectIsInProgress(state())]).toEqual(['idle', false]);
  await go();
  expect([selectStatus(state()), selectIsInProgress(state())]).toEqual(['pending', true]);
  expect(selectBets(state())).toBe(selectPlacement(state()).bets);
  redux.dispatch(placementActions.resultDismissed());
  expect(selectBets(state())).toHaveLength(1);
});

describe('a session that ends before the response arrives', () => {
  it('F-BET-20 removes a refused bet although the flow was cancelled, so no status call follows', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const placeBet = () => new Promise<never>((_resolve, reject) => (refuse = reject));
    const { go, task, pending } = setUp({ over: { placeBet } });
    await go();
    expect(pending.loadPending()).toHaveLength(1);
    task.cancel();
    refuse(new RefusedBet());
    await settle();
    expect(pending.loadPending()).toEqual([]);
  });
});
