import { slipReducer, sportViewReducer } from '@pavilion/domain-sports';
import { slipActions } from '@pavilion/domain-sports';
import { createPlacementSaga, placementReducer, type PlacementState } from '@pavilion/domain-sports/placement';
import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import type { Reducer } from '@reduxjs/toolkit';
import { call, fork, put, race, take } from 'typed-redux-saga';
import { alertReducer } from '../alerts/alertSlice.ts';
import { persistAlerts } from '../alerts/persistAlerts.ts';
import { moveStoredFavourites } from '../favourites/moveStoredFavourites.ts';
import { deskReducer } from './deskSlice.ts';
import { followBets } from './followBets.ts';
import { persistLayout } from './persistLayout.ts';
import { persistOddsType } from './persistOddsType.ts';
import { persistSlip } from './persistSlip.ts';
import { createPlacementPorts } from './createPlacementPorts.ts';
import { watchSharedSlips } from './watchSharedSlips.ts';
import { slipNoticeReducer } from './slipNoticeSlice.ts';

/** Placement reducer that is reset on logout, so that another member of the same browser does not see the bets. */
const memberPlacementReducer: Reducer<PlacementState> = (state, action) =>
  placementReducer(action.type === sessionActions.loggedOut.type ? undefined : state, action);

/** Places bets of one member until logout. A bet in progress stays in storage and is queried after the next login. */
function* runMemberSession(services: Services, userId: string) {
  yield* fork(moveStoredFavourites, services);
  const { left } = yield* race({
    served: call(createPlacementSaga(createPlacementPorts(services, userId))),
    left: take(sessionActions.loggedOut),
  });
  if (left) yield* put(slipActions.confirmingEnded({ placedIds: [] }));
}

function* sportsSaga(services: Services) {
  yield* fork(persistSlip, services);
  yield* fork(persistOddsType, services);
  yield* fork(persistLayout, services);
  yield* fork(persistAlerts, services);
  yield* fork(followBets, services);
  yield* fork(watchSharedSlips, services);
  for (;;) {
    const { userId } = services.session.getState();
    if (userId) yield* call(runMemberSession, services, userId);
    else yield* take(sessionActions.loggedIn);
  }
}

/** State and sagas of the venue, loaded with its page. */
export const sportsRuntime: FeatureRuntime = {
  reducers: {
    slip: slipReducer,
    sportView: sportViewReducer,
    sportsDesk: deskReducer,
    placement: memberPlacementReducer,
    slipNotice: slipNoticeReducer,
    sportsAlerts: alertReducer,
  } as FeatureRuntime['reducers'],
  saga: sportsSaga,
};
