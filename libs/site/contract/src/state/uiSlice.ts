import type { Edition } from '@pavilion/ui-kit/theme';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DialogKind, DialogRequest } from './dialogs.ts';

export interface UiState {
  /** Open dialogs, the topmost last. Each kind occurs at most once. */
  readonly dialogs: readonly DialogRequest[];
  /** Edition chosen by the player; `selectEdition` returns the active one. */
  readonly edition: Edition;
  readonly online: boolean;
  /** Whether changes of the member's data are pushed. Otherwise they are polled. */
  readonly hasPushes: boolean;
}

const initialState: UiState = {
  dialogs: [],
  edition: 'classic',
  online: true,
  hasPushes: false,
};

const without = (dialogs: UiState['dialogs'], kind: DialogKind) => dialogs.filter((dialog) => dialog.kind !== kind);

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    editionChosen: (state, { payload }: PayloadAction<Edition>) => {
      state.edition = payload;
    },
    onlineChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
    pushesChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.hasPushes = payload;
    },
    dialogOpened: (state: UiState, { payload }: PayloadAction<DialogRequest>) => ({
      ...state,
      dialogs: [...without(state.dialogs, payload.kind), payload],
    }),
    dialogClosed: (state: UiState, { payload }: PayloadAction<DialogKind | undefined>) => ({
      ...state,
      dialogs: payload ? without(state.dialogs, payload) : state.dialogs.slice(0, -1),
    }),
    allDialogsClosed: (state: UiState) => ({ ...state, dialogs: [] }),
  },
});

const { dialogOpened, dialogClosed, allDialogsClosed, ...rest } = slice.actions;

/** Dialogs by kind: `dialogActions.opened({ kind: 'login' })`, `dialogActions.closed('login')` or `.closed()` for the top one. */
export const dialogActions = { opened: dialogOpened, closed: dialogClosed, allClosed: allDialogsClosed };

/** Events of edition and connection. */
export const uiActions = rest;

export const uiReducer = slice.reducer;
