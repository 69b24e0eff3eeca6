import { createAction } from '@reduxjs/toolkit';

/** A message at the bottom of the page (DLG-03). */
export interface ToastRequest {
  /** `loading` stays until it is dismissed by its `id`. */
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly text: string;
  /** Needed only for dismissal by `toastActions.dismissed`. Overlapping loading toasts are counted (F-UI-09). */
  readonly id?: string;
  /** Whether a loading toast ends after 3 s. */
  readonly autoClose?: boolean;
}

/**
 * Toasts of the shell. They are not part of the state: the UI kit controls their duration and number.
 *
 * @example dispatch(toastActions.shown({ kind: 'success', text: t('saved') }))
 */
export const toastActions = {
  shown: createAction<ToastRequest>('toast/shown'),
  /** Ends the toast with this id. */
  dismissed: createAction<string>('toast/dismissed'),
};
