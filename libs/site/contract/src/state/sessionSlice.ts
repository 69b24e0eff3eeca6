import { type ResponseOf } from '@pavilion/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

const sessionSlice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    loggedIn: (state, { payload }: PayloadAction<{ readonly userId: string }>) =>
      state.userId === payload.userId ? state : { ...guest, status: 'member' as const, userId: payload.userId },
    memberLoaded: (state, { payload }: PayloadAction<Member>) => {
      if (state.status === 'member') state.member = payload;
    },
    unreadLoaded: (state, { payload }: PayloadAction<number>) => {
      state.unread = payload;
    },
    loggedOut: (_state, _action: PayloadAction<{ readonly reason: LogoutReason }>) => guest,
    logoutRequested: (state) => state,
  },
});

export const sessionReducer = sessionSlice.reducer;

/**
 * Events of the session.
 *
 * The slice follows `services.session`: a login flow calls `session.login` and the shell dispatches `loggedIn`, loads the
 * member, balance and unread count, closes the auth dialogs and leads to the wanted path. `logoutRequested` asks the shell to
 * log out; `loggedOut` says it is done, for whatever reason: keep nothing of the member beyond it.
 */
export const sessionActions = sessionSlice.actions;
