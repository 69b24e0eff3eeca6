import { sessionActions, type Services } from '@pavilion/site-contract';
import { call, race, take } from 'typed-redux-saga';

/** Runs a saga for each member while that member is logged in. It is cancelled at the logout. */
export function* runMemberSessions({ session }: Services, serve: (userId: string) => Generator) {
  for (;;) {
    const { userId } = session.getState();
    if (userId) yield* race({ served: call(serve, userId), left: take(sessionActions.loggedOut) });
    else yield* take(sessionActions.loggedIn);
  }
}
