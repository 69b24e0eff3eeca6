import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Somebody whose messages the player does not see. */
export interface BlockedPerson {
  readonly uid: string;
  readonly nickname: string;
}

/** How the player has arranged the chat; what is said is in the client. */
export interface ChatSettings {
  /** The room on view. */
  readonly rid: string;
  readonly blocked: readonly BlockedPerson[];
  /** Rooms whose messages are not counted as unread. */
  readonly quiet: readonly string[];
  /** Announcements the player has put away. */
  readonly dismissed: readonly string[];
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    chatDesk: ChatSettings;
  }
}

/** The room everybody comes into first. */
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

/** What a player does to the arrangement of the chat. */
export const chatSettingsActions = slice.actions;

/** The arrangement of the chat. */
export const selectChatSettings = (state: RootState): ChatSettings => state.chatDesk ?? initialState;
