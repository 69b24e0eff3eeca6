import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Edition } from '@pavilion/ui-kit/theme';
import { type DialogKind, type DialogRequest } from './dialogs.ts';

export interface UiState {
  /** The last one is on top; a kind stands here once. */
  readonly dialogs: readonly DialogRequest[];
  /** As chosen; `selectEdition` says which one is in force. */
  readonly edition: Edition;
  /** Path of the site a guest wanted; login leads there. */
  readonly returnPath: string | undefined;
  readonly online: boolean;
}

const initialState: UiState = {
  dialogs: [],
  edition: 'classic',
  returnPath: undefined,
  online: true,
};

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<DialogRequest>) => {
      const others = (state.dialogs as readonly DialogRequest[]).filter((dialog) => dialog.kind !== payload.kind);
      return { ...(state as UiState), dialogs: [...others, payload] };
    },
    dialogClosed: (state, { payload }: PayloadAction<DialogKind | undefined>) => {
      state.dialogs = payload ? state.dialogs.filter((dialog) => dialog.kind !== payload) : state.dialogs.slice(0, -1);
    },
    allDialogsClosed: (state) => {
      state.dialogs = [];
    },
    editionChosen: (state, { payload }: PayloadAction<Edition>) => {
      state.edition = payload;
    },
    returnPathSet: (state, { payload }: PayloadAction<string | undefined>) => {
      state.returnPath = payload;
    },
    onlineChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
  },
});

export const uiReducer = uiSlice.reducer;

const actions = uiSlice.actions;

/** Dialogs by kind: `dialogActions.opened({ kind: 'login' })`, `dialogActions.closed('login')` or `.closed()` for the top one. */
export const dialogActions = {
  opened: actions.dialogOpened,
  closed: actions.dialogClosed,
  allClosed: actions.allDialogsClosed,
};

/** Edition, wanted path, and connection. */
export const uiActions = {
  editionChosen: actions.editionChosen,
  returnPathSet: actions.returnPathSet,
  onlineChanged: actions.onlineChanged,
};
