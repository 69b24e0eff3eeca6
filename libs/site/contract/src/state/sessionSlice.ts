import type { ResponseOf } from '@pavilion/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The member as `member/info` tells it. */
export type Member = ResponseOf<'user.memberInfo'>;

/** Why a session ended. */
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
 * The slice follows `services.session`: a login flow calls `session.login` and the shell dispatches `loggedIn`, loads the
 * member, closes the auth dialogs and leads to the wanted path. `logoutRequested` asks the shell to log out; `loggedOut` says
 * it is done, for whatever reason: keep nothing of the member beyond it.
 */
export const sessionActions = { ...slice.actions, logoutRequested: createAction('session/logoutRequested') };

export const sessionReducer = slice.reducer;
