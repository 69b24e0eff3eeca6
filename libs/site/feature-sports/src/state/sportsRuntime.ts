import { slipReducer, sportViewReducer } from '@pavilion/domain-sports';
import { slipActions } from '@pavilion/domain-sports';
import { createPlacementSaga, placementReducer, type PlacementState } from '@pavilion/domain-sports/placement';
import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import type { Reducer } from '@reduxjs/toolkit';
import { call, fork, put, race, take } from 'typed-redux-saga';
import { alertReducer } from '../alerts/alertSlice.ts';
import { keepAlerts } from '../alerts/keepAlerts.ts';
import { deskReducer } from './deskSlice.ts';
import { followBets } from './followBets.ts';
import { keepArrangement } from './keepArrangement.ts';
import { keepOddsType } from './keepOddsType.ts';
import { keepSlip, restoreKeptSlip } from './keepSlip.ts';
import { placementPorts } from './placementPorts.ts';
import { takeSharedSlip } from './takeSharedSlip.ts';
import { slipNoteReducer } from './slipNoteSlice.ts';

/** A bet belongs to who placed it: another member of the same browser must not see it. */
const membersPlacement: Reducer<PlacementState> = (state, action) =>
  placementReducer(action.type === sessionActions.loggedOut.type ? undefined : state, action);

/** Places bets for one member until they leave; a bet under way is kept in the browser and asked about when they are back. */
function* serveMember(services: Services, userId: string) {
  const { left } = yield* race({
    served: call(createPlacementSaga(placementPorts(services, userId))),
    left: take(sessionActions.loggedOut),
  });
  if (left) yield* put(slipActions.confirmingEnded({ placedIds: [] }));
}

function* sportsSaga(services: Services) {
  yield* restoreKeptSlip(services);
  yield* fork(keepSlip, services);
  yield* fork(keepOddsType, services);
  yield* fork(keepArrangement, services);
  yield* fork(keepAlerts, services);
  yield* fork(followBets, services);
  yield* fork(takeSharedSlip, services);
  for (;;) {
    const { userId } = services.session.getState();
    if (userId) yield* call(serveMember, services, userId);
    else yield* take(sessionActions.loggedIn);
  }
}

/** State and effects of the venue, loaded with its page. */
export const sportsRuntime: FeatureRuntime = {
  reducers: {
    slip: slipReducer,
    sportView: sportViewReducer,
    sportsDesk: deskReducer,
    placement: membersPlacement,
    slipNote: slipNoteReducer,
    sportsAlerts: alertReducer,
  } as FeatureRuntime['reducers'],
  saga: sportsSaga,
};
