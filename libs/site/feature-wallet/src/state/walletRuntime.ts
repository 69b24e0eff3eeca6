import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { STORED_GAME_KEY } from '@pavilion/site-game-ui/launch';
import { createActionSaga, hasTextFields, resetOnLogout, runMemberSessions } from '@pavilion/site-money';
import {
  cardsCalls,
  cardsReducer,
  coinExchange,
  createCardsSaga,
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
import { all, call, fork, takeEvery } from 'typed-redux-saga';
import { followResults } from './followResults.ts';

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

const createMemberSaga = (services: Services) =>
  function* serveMember(userId: string): Generator {
    const { api, clock } = services;
    const createSaga = <Draft, Result, Secret>(
      kind: MoneyAction<Draft, Result, Secret>,
      calls: Pick<MoneyActionPorts<Draft, Result, Secret>, 'send' | 'queryOutcome' | 'getStatus'>,
    ) => createActionSaga(services, userId, { kind, calls, isDraft: drafts[kind.name as keyof typeof drafts] });
    yield* all([
      call(createSaga(venueTransfer, transferCalls(api))),
      call(createSaga(venueLaunch, launchCalls(api))),
      call(createSaga(recycle, recallCalls(api))),
      call(createSaga(deposit, depositCalls(api))),
      call(createSaga(withdrawal, withdrawalCalls(api))),
      call(createSaga(coinExchange, exchangeCalls(api))),
      call(createSaga(giftExchange, giftCalls(api))),
      call(createOrderWatchSaga(depositWatch, { ...depositOrderCalls(api), clock })),
      call(createOrderWatchSaga(withdrawalWatch, { ...withdrawalOrderCalls(api), clock })),
      call(createCardsSaga(cardsCalls(api))),
    ]);
  };

function* walletSaga(services: Services) {
  yield* fork(followResults, services);
  // The stored page of a venue belongs to the member who launched it.
  yield* takeEvery(sessionActions.loggedOut, () => services.store.remove(STORED_GAME_KEY));
  yield* runMemberSessions(services, createMemberSaga(services));
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
