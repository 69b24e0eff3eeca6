import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type Edition } from '@pavilion/ui-kit/theme';
import { type DialogKind, type DialogRequest } from './dialogs.ts';

export interface Toast {
  readonly id: string;
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly text: string;
  /** Milliseconds until it leaves; 0 keeps it until dismissed. */
  readonly lifeMs: number;
}

export interface UiState {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  /** The last one is on top; a kind stands here once. */
  readonly dialogs: readonly DialogRequest[];
  /** As chosen; `selectEdition` says which one is in force. */
  readonly edition: Edition;
  /** Path of the site a guest wanted; login leads there. */
  readonly returnPath: string | undefined;
  readonly online: boolean;
  /** Lazy chunks and guards on their way; the progress bar shows while it is above 0. */
  readonly pendingNavigations: number;
}

const initialState: UiState = {
  toasts: [],
  dialogs: [],
  edition: 'classic',
  returnPath: undefined,
  online: true,
  pendingNavigations: 0,
};

const TOAST_LIFE_MS = { info: 4000, success: 4000, error: 6000, loading: 0 } as const;
const MAX_TOASTS = 4;

/** How to ask for a toast: a kind and words; `id` lets a caller dismiss it, `lifeMs` overrides its life. */
export type ToastRequest = Pick<Toast, 'kind' | 'text'> & Partial<Pick<Toast, 'id' | 'lifeMs'>>;

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    toastShown: {
      prepare: (request: ToastRequest) => ({
        payload: { id: request.id ?? nanoid(8), lifeMs: request.lifeMs ?? TOAST_LIFE_MS[request.kind], ...request },
      }),
      reducer: (state, { payload }: PayloadAction<ToastRequest & Pick<Toast, 'id' | 'lifeMs'>>) => {
        const others = state.toasts.filter((toast) => toast.id !== payload.id && toast.text !== payload.text);
        state.toasts = [...others, payload].slice(-MAX_TOASTS);
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
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
    navigationStarted: (state) => {
      state.pendingNavigations += 1;
    },
    navigationEnded: (state) => {
      state.pendingNavigations = Math.max(0, state.pendingNavigations - 1);
    },
  },
});

export const uiReducer = uiSlice.reducer;

const actions = uiSlice.actions;

/** Toasts at the bottom of the page. A toast with the words of a standing one replaces it. */
export const toastActions = { shown: actions.toastShown, dismissed: actions.toastDismissed };

/** Dialogs by kind: `dialogActions.opened({ kind: 'login' })`, `dialogActions.closed('login')` or `.closed()` for the top one. */
export const dialogActions = {
  opened: actions.dialogOpened,
  closed: actions.dialogClosed,
  allClosed: actions.allDialogsClosed,
};

/** Edition, wanted path, connection and navigation. */
export const uiActions = {
  editionChosen: actions.editionChosen,
  returnPathSet: actions.returnPathSet,
  onlineChanged: actions.onlineChanged,
  navigationStarted: actions.navigationStarted,
  navigationEnded: actions.navigationEnded,
};
