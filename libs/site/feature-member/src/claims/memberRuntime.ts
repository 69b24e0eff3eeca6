import { createId } from '@pavilion/kernel';
import { sessionActions, toastActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { formatCny } from '@pavilion/wallet';
import {
  createMoneyActionSaga,
  createPendingActionStore,
  giftCalls,
  type GiftDraft,
  type GiftResponse,
} from '@pavilion/wallet/cashier';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { call, put, race, take, takeEvery } from 'redux-saga/effects';
import { memberCentreMessages } from '../messages/memberCentreMessages.ts';
import { rewardClaim } from './claimState.ts';

const isGiftDraft = ({ activityId, rewardId }: Partial<GiftDraft>): boolean =>
  typeof activityId === 'string' && typeof rewardId === 'string';

function* runMemberSession({ api, store, clock, logger }: Services, userId: string): Generator {
  const claimSaga = createMoneyActionSaga(rewardClaim, {
    ...giftCalls(api),
    pendingActions: createPendingActionStore<GiftDraft>({
      store,
      key: `wallet.${rewardClaim.name}.${userId}`,
      isDraft: isGiftDraft,
      clock,
    }),
    createId,
    clock,
    report: (error) => logger.warn('member.unexpected', { kind: rewardClaim.name, error: String(error) }),
  });
  yield race({ served: call(claimSaga), left: take(sessionActions.loggedOut) });
}

/** Shows the amount of a claim on every page, and frees the buttons for the next one. */
function* showClaim({ i18n }: Services, { payload }: PayloadAction<GiftResponse>): Generator {
  const amount = formatCny(payload.amount, { decimals: 'always' });
  const text = i18n.translator(memberCentreMessages)('claim.done', { name: payload.rewardName ?? '', amount });
  yield put(toastActions.shown({ kind: 'success', text }));
  yield put(rewardClaim.actions.dismissed());
}

function* memberSaga(services: Services): Generator {
  yield takeEvery(rewardClaim.actions.done, showClaim, services);
  for (;;) {
    const { userId } = services.session.getState();
    if (userId) yield call(runMemberSession, services, userId);
    else yield take(sessionActions.loggedIn);
  }
}

/** Resets the state on logout, so that another member of the same browser does not see it. */
const resetOnLogout = (state: ReturnType<typeof rewardClaim.reducer> | undefined, action: UnknownAction) =>
  rewardClaim.reducer(action.type === sessionActions.loggedOut.type ? undefined : state, action);

/** State and saga of the member centre, loaded with the first of its pages. */
export const memberRuntime: FeatureRuntime = {
  reducers: { rewardClaim: resetOnLogout } as FeatureRuntime['reducers'],
  saga: memberSaga,
};
