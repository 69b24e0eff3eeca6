import type { RequestOf } from '@pavilion/api-client';
import type { Services } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { createActionSaga, hasTextFields, runMemberSessions } from '@pavilion/site-money';
import { fork, put, takeEvery } from 'typed-redux-saga';
import { activityQuit } from './activityQuit.ts';

/** Calls of quitting. Its outcome is queried by the same call under the same request id (W3). */
function createQuitCalls({ call }: Services['api']) {
  const send = (draft: RequestOf<'promotions.quit'>, requestId: string) =>
    call('promotions.quit', draft, { requestId });
  return {
    send,
    queryOutcome: ({ draft, requestId }: { readonly draft: Parameters<typeof send>[0]; readonly requestId: string }) =>
      send(draft, requestId),
  };
}

/** A refusal can mean that another tab has quit. */
function* refetchAfterRefusal() {
  yield* takeEvery(activityQuit.actions.refused, function* refetch() {
    yield* put(readsChanged({ tags: ['promotions', 'balance'] }));
  });
}

/** Runs the quitting of activities for the logged-in member. */
export function* quitSaga(services: Services) {
  yield* fork(refetchAfterRefusal);
  const setup = { kind: activityQuit, calls: createQuitCalls(services.api), isDraft: hasTextFields('activityId') };
  yield* runMemberSessions(services, (userId) => createActionSaga(services, userId, setup)());
}
