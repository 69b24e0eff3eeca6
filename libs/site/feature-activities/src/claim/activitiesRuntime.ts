import type { FeatureRuntime } from '@pavilion/site-contract';
import { createClaimRuntime, resetOnLogout } from '@pavilion/site-money';
import { call, fork } from 'typed-redux-saga';
import { activityClaim } from './activityClaim.ts';
import { activityQuit } from './activityQuit.ts';
import { quitSaga } from './quitSaga.ts';

/** The result of a draw is shown by its page, after the wheel has stopped. */
const claims = createClaimRuntime(activityClaim, { hasToast: ({ type }) => type !== 'drawGift' });

/** State and sagas of claims and of quitting. */
export const activitiesRuntime: FeatureRuntime = {
  reducers: { ...claims.reducers, [activityQuit.name]: resetOnLogout(activityQuit.reducer) },
  *saga(services) {
    yield* fork(quitSaga, services);
    if (claims.saga) yield* call(claims.saga, services);
  },
};
