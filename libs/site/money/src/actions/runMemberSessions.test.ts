import { sessionActions } from '@pavilion/site-contract';
import { createFakeServices, createFakeSession } from '@pavilion/site-testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { runMemberSessions } from './runMemberSessions.ts';

function start(login?: { readonly token: string; readonly userId: string }) {
  const session = createFakeSession(login);
  const channel = stdChannel<UnknownAction>();
  const served: string[] = [];
  const task = runSaga({ channel }, runMemberSessions, createFakeServices({ session }), function* serve(userId) {
    served.push(`${userId} begins`);
    try {
      yield new Promise(() => undefined);
    } finally {
      served.push(`${userId} ends`);
    }
  });
  return { session, served, dispatch: (action: UnknownAction) => channel.put(action), stop: () => task.cancel() };
}

describe('runMemberSessions', () => {
  it('runs the saga of a member from the login to the logout', () => {
    const { session, served, dispatch, stop } = start();
    session.login({ token: 't', userId: '7' });
    dispatch(sessionActions.loggedIn({ userId: '7' }));
    session.logout();
    dispatch(sessionActions.loggedOut({ reason: 'player' }));
    expect(served).toEqual(['7 begins', '7 ends']);
    stop();
  });

  it('F-WAL-22 runs the saga of the next member, who is logged in before the logout of the former one is dispatched', () => {
    const { session, served, dispatch, stop } = start({ token: 't', userId: '7' });
    session.login({ token: 't-8', userId: '8' });
    dispatch(sessionActions.loggedOut({ reason: 'otherTab' }));
    dispatch(sessionActions.loggedIn({ userId: '8' }));
    expect(served).toEqual(['7 begins', '7 ends', '8 begins']);
    stop();
  });
});
