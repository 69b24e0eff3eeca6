import { sessionActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { createId } from '@pavilion/kernel';
import { createMoneyActionSaga, createPendingActionStore } from '@pavilion/wallet/cashier';
import { call, fork, race, take } from 'typed-redux-saga';
import { activityClaim, createClaimCalls, type ClaimDraft } from './activityClaim.ts';
import { followClaims } from './followClaims.ts';

function isDraft(draft: object): boolean {
  const { activityId, type, rewardId } = draft as Partial<Record<keyof ClaimDraft, unknown>>;
  return (
    typeof activityId === 'string' &&
    typeof type === 'string' &&
    (rewardId === undefined || typeof rewardId === 'string')
  );
}

function* activitiesSaga(services: Services) {
  const { api, store, clock, logger, session } = services;
  yield* fork(followClaims, services);
  for (;;) {
    const { userId } = session.getState();
    if (!userId) {
      yield* take(sessionActions.loggedIn);
      continue;
    }
    const ports = {
      ...createClaimCalls(api),
      pendingActions: createPendingActionStore<ClaimDraft>({
        store,
        key: `activities.claim.${userId}`,
        isDraft,
        clock,
      }),
      createId,
      clock,
      report: (error: unknown) => logger.warn('activities.unexpected', { error: String(error) }),
    };
    yield* race({
      served: call(createMoneyActionSaga(activityClaim, ports)),
      left: take(sessionActions.loggedOut),
    });
  }
}

/** State and saga of the claims, loaded with the first page of the activities. */
export const activitiesRuntime: FeatureRuntime = {
  reducers: {
    activityClaim: (state: ReturnType<typeof activityClaim.reducer> | undefined, action) =>
      // Another member of the same browser must not see the claim.
      activityClaim.reducer(action.type === sessionActions.loggedOut.type ? undefined : state, action),
  },
  saga: activitiesSaga,
};
