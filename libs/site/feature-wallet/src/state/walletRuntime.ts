import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { STORED_GAME_KEY } from '@pavilion/site-game-ui/launch';
import { createId } from '@pavilion/kernel';
import {
  cardsCalls,
  cardsReducer,
  coinExchange,
  createCardsSaga,
  createPendingActionStore,
  createMoneyActionSaga,
  createOrderWatchSaga,
  deposit,
  depositCalls,
  depositOrderCalls,
  depositWatch,
  exchangeCalls,
  giftCalls,
  giftExchange,
  launchCalls,
  recycle,
  recallCalls,
  transferCalls,
  venueLaunch,
  venueTransfer,
  withdrawal,
  withdrawalCalls,
  withdrawalOrderCalls,
  withdrawalWatch,
  type MoneyAction,
  type MoneyActionPorts,
} from '@pavilion/wallet/cashier';
import type { Reducer } from '@reduxjs/toolkit';
import { all, call, fork, race, take } from 'typed-redux-saga';
import { followResults } from './followResults.ts';

/** Resets the state on logout, so that another member of the same browser does not see it. */
const resetOnLogout =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(action.type === sessionActions.loggedOut.type ? undefined : state, action);

const hasTextFields =
  (...names: readonly string[]) =>
  (draft: object): boolean =>
    names.every((name) => typeof (draft as Readonly<Record<string, unknown>>)[name] === 'string');

/** Validators of stored drafts; an invalid draft is not restored. */
const drafts = {
  venueTransfer: hasTextFields('channelCode', 'amount', 'ty'),
  venueLaunch: hasTextFields('enName', 'gameCode'),
  recycle: () => true,
  deposit: hasTextFields('payType', 'amount'),
  withdrawal: hasTextFields('cardId', 'amount'),
  coinExchange: hasTextFields('ty', 'amount', 'rate'),
  giftExchange: hasTextFields('activityId', 'rewardId'),
};

function* runMemberSession(services: Services, userId: string) {
  const { api, store, clock, logger } = services;
  const createActionSaga = <Draft, Answer, Secret>(
    kind: MoneyAction<Draft, Answer, Secret>,
    calls: Pick<MoneyActionPorts<Draft, Answer, Secret>, 'send' | 'queryOutcome' | 'getStatus'>,
  ) =>
    createMoneyActionSaga(kind, {
      ...calls,
      pendingActions: createPendingActionStore<Draft>({
        store,
        key: `wallet.${kind.name}.${userId}`,
        isDraft: drafts[kind.name as keyof typeof drafts],
        clock,
      }),
      createId,
      clock,
      report: (error) => logger.warn('wallet.unexpected', { kind: kind.name, error: String(error) }),
    });
  yield* race({
    served: all([
      call(createActionSaga(venueTransfer, transferCalls(api))),
      call(createActionSaga(venueLaunch, launchCalls(api))),
      call(createActionSaga(recycle, recallCalls(api))),
      call(createActionSaga(deposit, depositCalls(api))),
      call(createActionSaga(withdrawal, withdrawalCalls(api))),
      call(createActionSaga(coinExchange, exchangeCalls(api))),
      call(createActionSaga(giftExchange, giftCalls(api))),
      call(createOrderWatchSaga(depositWatch, { ...depositOrderCalls(api), clock })),
      call(createOrderWatchSaga(withdrawalWatch, { ...withdrawalOrderCalls(api), clock })),
      call(createCardsSaga(cardsCalls(api))),
    ]),
    left: take(sessionActions.loggedOut),
  });
  // The stored page of a venue belongs to the member who launched it.
  store.remove(STORED_GAME_KEY);
}

function* walletSaga(services: Services) {
  yield* fork(followResults, services);
  for (;;) {
    const { userId } = services.session.getState();
    if (userId) yield* call(runMemberSession, services, userId);
    else yield* take(sessionActions.loggedIn);
  }
}

/** State and sagas of the wallet, loaded with the first of its pages. */
export const walletRuntime: FeatureRuntime = {
  reducers: {
    venueTransfer: resetOnLogout(venueTransfer.reducer),
    venueLaunch: resetOnLogout(venueLaunch.reducer),
    recycle: resetOnLogout(recycle.reducer),
    deposit: resetOnLogout(deposit.reducer),
    withdrawal: resetOnLogout(withdrawal.reducer),
    coinExchange: resetOnLogout(coinExchange.reducer),
    giftExchange: resetOnLogout(giftExchange.reducer),
    depositOrder: resetOnLogout(depositWatch.reducer),
    withdrawOrder: resetOnLogout(withdrawalWatch.reducer),
    cards: resetOnLogout(cardsReducer),
  } as FeatureRuntime['reducers'],
  saga: walletSaga,
};
