import { createId } from '@pavilion/kernel';
import { sessionActions, toastActions, type FeatureRuntime, type Services } from '@pavilion/site-contract';
import { formatCny } from '@pavilion/wallet';
import { createMoneyActionSaga, createPendingActionStore, giftCalls } from '@pavilion/wallet/cashier';
import { call, fork, put, race, take, takeEvery } from 'typed-redux-saga';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { invitationReward } from './invitationReward.ts';

const isDraft = (draft: object): boolean =>
  'activityId' in draft &&
  typeof draft.activityId === 'string' &&
  'rewardId' in draft &&
  typeof draft.rewardId === 'string';

function* runMemberSession({ api, store, clock, logger }: Services, userId: string) {
  const { name } = invitationReward;
  const saga = createMoneyActionSaga(invitationReward, {
    ...giftCalls(api),
    pendingActions: createPendingActionStore({ store, key: `wallet.${name}.${userId}`, isDraft, clock }),
    createId,
    clock,
    report: (error) => logger.warn('invitation.unexpected', { error: String(error) }),
  });
  yield* race({ served: call(saga), left: take(sessionActions.loggedOut) });
}

function* invitationSaga(services: Services): Generator {
  const { session, i18n } = services;
  yield* fork(function* followResults() {
    yield* takeEvery(invitationReward.actions.done, function* announce({ payload }) {
      const amount = formatCny(payload.amount, { decimals: 'always' });
      const text = i18n.translator(partnerMessages)('invite.claimedToast', { amount });
      yield* put(toastActions.shown({ kind: 'success', text }));
      yield* put(invitationReward.actions.dismissed());
    });
  });
  for (;;) {
    const { userId } = session.getState();
    if (userId) yield* call(runMemberSession, services, userId);
    else yield* take(sessionActions.loggedIn);
  }
}

/** State and saga of the claim of invitation rewards. A logout resets it. */
export const invitationRuntime: FeatureRuntime = {
  reducers: {
    invitationReward: (state: ReturnType<typeof invitationReward.reducer> | undefined, action) =>
      invitationReward.reducer(action.type === sessionActions.loggedOut.type ? undefined : state, action),
  },
  saga: invitationSaga,
};
