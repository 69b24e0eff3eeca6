import { type Edition } from '@pavilion/ui-kit/theme';
import { type UnknownAction } from '@reduxjs/toolkit';
import { defineEvent } from './defineEvent.ts';
import { type DialogKind, type DialogRequest } from './dialogs.ts';

export interface UiState {
  /** The last one is on top; a kind stands here once. */
  readonly dialogs: readonly DialogRequest[];
  /** As chosen; `selectEdition` says which one is in force. */
  readonly edition: Edition;
  readonly online: boolean;
}

const initialState: UiState = {
  dialogs: [],
  edition: 'classic',
  online: true,
};

/** Dialogs by kind: `dialogActions.opened({ kind: 'login' })`, `dialogActions.closed('login')` or `.closed()` for the top one. */
export const dialogActions = {
  opened: defineEvent<DialogRequest>('ui/dialogOpened'),
  closed: defineEvent<DialogKind | undefined>('ui/dialogClosed'),
  allClosed: defineEvent('ui/allDialogsClosed'),
};

/** Edition and connection. */
export const uiActions = {
  editionChosen: defineEvent<Edition>('ui/editionChosen'),
  onlineChanged: defineEvent<boolean>('ui/onlineChanged'),
};

export function uiReducer(state: UiState = initialState, action: UnknownAction): UiState {
  if (uiActions.editionChosen.match(action)) return { ...state, edition: action.payload };
  if (uiActions.onlineChanged.match(action)) return { ...state, online: action.payload };
  const dialogs = dialogsAfter(state.dialogs, action);
  return dialogs === state.dialogs ? state : { ...state, dialogs };
}

function dialogsAfter(dialogs: UiState['dialogs'], action: UnknownAction): UiState['dialogs'] {
  if (dialogActions.allClosed.match(action)) return [];
  if (dialogActions.opened.match(action)) return [...without(dialogs, action.payload.kind), action.payload];
  if (!dialogActions.closed.match(action)) return dialogs;
  return action.payload ? without(dialogs, action.payload) : dialogs.slice(0, -1);
}

const without = (dialogs: UiState['dialogs'], kind: DialogKind) => dialogs.filter((dialog) => dialog.kind !== kind);
