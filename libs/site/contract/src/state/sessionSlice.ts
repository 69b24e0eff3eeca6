import type { ResponseOf } from '@pavilion/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Response of `member/info`. */
export type Member = ResponseOf<'user.memberInfo'>;

/** Reason for the end of a session. */
export type LogoutReason = 'player' | 'expired' | 'otherTab' | 'guard';

export interface SessionState {
  readonly status: 'guest' | 'member';
  readonly userId: string | undefined;
  /** Absent until the first `member/info` after login or reload. */
  readonly member: Member | undefined;
}

const guest: SessionState = { status: 'guest', userId: undefined, member: undefined };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    loggedIn: (state, { payload: { userId } }: PayloadAction<{ readonly userId: string }>) =>
      state.userId === userId ? state : { ...guest, status: 'member', userId },
    memberLoaded: (state, { payload }: PayloadAction<Member>) => {
      if (state.status === 'member') state.member = payload;
    },
    loggedOut: (_, _action: PayloadAction<{ readonly reason: LogoutReason }>) => guest,
  },
});

/**
 * Events of the session.
 *
 * The slice follows `services.session`. A login flow calls `session.login`. The shell then dispatches `loggedIn`, loads the
 * member, closes the auth dialogs and opens the wanted path. `logoutRequested` is the command to log out. `loggedOut` is
 * dispatched after every end of a session: discard all data of the member.
 */
export const sessionActions = { ...slice.actions, logoutRequested: createAction('session/logoutRequested') };

export const sessionReducer = slice.reducer;
