import { type ResponseOf } from '@pavilion/api-client';
import { type UnknownAction } from '@reduxjs/toolkit';
import { defineEvent } from './defineEvent.ts';

/** The member as `member/info` tells it. */
export type Member = ResponseOf<'user.memberInfo'>;

/** Why a session ended. */
export type LogoutReason = 'player' | 'expired' | 'otherTab' | 'guard';

export interface SessionState {
  readonly status: 'guest' | 'member';
  readonly userId: string | undefined;
  /** Absent until the first `member/info` after login or reload. */
  readonly member: Member | undefined;
  /** Unread letters of all kinds. */
  readonly unread: number;
}

const guest: SessionState = { status: 'guest', userId: undefined, member: undefined, unread: 0 };

/**
 * Events of the session.
 *
 * The slice follows `services.session`: a login flow calls `session.login` and the shell dispatches `loggedIn`, loads the
 * member, balance and unread count, closes the auth dialogs and leads to the wanted path. `logoutRequested` asks the shell to
 * log out; `loggedOut` says it is done, for whatever reason: keep nothing of the member beyond it.
 */
export const sessionActions = {
  loggedIn: defineEvent<{ readonly userId: string }>('session/loggedIn'),
  memberLoaded: defineEvent<Member>('session/memberLoaded'),
  unreadLoaded: defineEvent<number>('session/unreadLoaded'),
  loggedOut: defineEvent<{ readonly reason: LogoutReason }>('session/loggedOut'),
  logoutRequested: defineEvent('session/logoutRequested'),
};

export function sessionReducer(state: SessionState = guest, action: UnknownAction): SessionState {
  if (sessionActions.loggedOut.match(action)) return guest;
  if (sessionActions.loggedIn.match(action)) return enter(state, action.payload.userId);
  if (state.status === 'guest') return state;
  if (sessionActions.memberLoaded.match(action)) return { ...state, member: action.payload };
  return sessionActions.unreadLoaded.match(action) ? { ...state, unread: action.payload } : state;
}

function enter(state: SessionState, userId: string): SessionState {
  return state.userId === userId ? state : { ...guest, status: 'member', userId };
}
