import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A member whose messages are hidden. */
export interface BlockedPerson {
  readonly uid: string;
  readonly nickname: string;
}

/** Settings of the chat. Messages are in the client. */
export interface ChatSettings {
  /** Id of the selected room. */
  readonly rid: string;
  readonly blocked: readonly BlockedPerson[];
  /** Rooms whose messages are not counted as unread. */
  readonly quiet: readonly string[];
  /** Ids of the dismissed announcements. */
  readonly dismissed: readonly string[];
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    chatDesk: ChatSettings;
  }
}

/** Id of the default room. */
export const FIRST_ROOM = 'lobby';

const MAX_BLOCKED = 200;
const MAX_DISMISSED = 50;

const initialState: ChatSettings = { rid: FIRST_ROOM, blocked: [], quiet: [], dismissed: [] };

const slice = createSlice({
  name: 'chatDesk',
  initialState,
  reducers: {
    restored: (_state, { payload }: PayloadAction<ChatSettings>) => payload,
    roomChosen: (state, { payload }: PayloadAction<string>) => {
      state.rid = payload;
    },
    personBlocked: (state, { payload }: PayloadAction<BlockedPerson>) => ({
      ...state,
      blocked: [payload, ...state.blocked.filter(({ uid }) => uid !== payload.uid)].slice(0, MAX_BLOCKED),
    }),
    personUnblocked: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      blocked: state.blocked.filter(({ uid }) => uid !== payload),
    }),
    quietToggled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      quiet: state.quiet.includes(payload) ? state.quiet.filter((rid) => rid !== payload) : [...state.quiet, payload],
    }),
    announcementDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      dismissed: [payload, ...state.dismissed].slice(0, MAX_DISMISSED),
    }),
  },
});

export const chatSettingsReducer = slice.reducer;

/** Actions of the chat settings. */
export const chatSettingsActions = slice.actions;

/** Selects the settings of the chat. */
export const selectChatSettings = (state: RootState): ChatSettings => state.chatDesk ?? initialState;
