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
    loggedIn: (_state, { payload }: PayloadAction<{ readonly userId: string }>) => ({
      ...guest,
      status: 'member' as const,
      userId: payload.userId,
    }),
    resumed: (_state, { payload }: PayloadAction<{ readonly userId: string }>) => ({
      ...guest,
      status: 'member' as const,
      userId: payload.userId,
    }),
    memberLoaded: (state, { payload }: PayloadAction<Member>) => {
      if (state.status === 'member') state.member = payload;
    },
    unreadLoaded: (state, { payload }: PayloadAction<number>) => {
      state.unread = payload;
    },
    loggedOut: (_state, _action: PayloadAction<{ readonly reason: LogoutReason }>) => guest,
    logoutRequested: (state) => state,
    expired: (state) => state,
    memberRequested: (state) => state,
  },
});

export const sessionReducer = sessionSlice.reducer;

/**
 * Events of the session.
 *
 * A login flow keeps the token (`services.session.start`) and then dispatches `loggedIn`; the shell answers by loading
 * the member, balance and unread count, closing auth dialogs and leading to the wanted path. `resumed` is the same after a
 * reload, without the welcome. `logoutRequested` asks the shell to log out; `loggedOut` says it is done: keep nothing of the
 * member beyond it. `expired` reports a 6001 (ERR-02).
 */
export const sessionActions = sessionSlice.actions;
