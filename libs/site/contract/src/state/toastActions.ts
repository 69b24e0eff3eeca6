import { createAction } from '@reduxjs/toolkit';

/** A message at the bottom of the page (DLG-03). */
export interface ToastRequest {
  /** `loading` stays until it is dismissed by its `id`. */
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly text: string;
  /** Needed only to dismiss it before its time; overlapping loading toasts are counted (F-UI-09). */
  readonly id?: string;
  /** Lets a loading toast go by itself after 3 s. */
  readonly autoClose?: boolean;
}

/**
 * Events the shell turns into toasts. No state: how long a message stays and how many stand at a time is the kit's affair.
 *
 * @example dispatch(toastActions.shown({ kind: 'success', text: t('saved') }))
 */
export const toastActions = {
  shown: createAction<ToastRequest>('toast/shown'),
  /** Ends the toast of this id. */
  dismissed: createAction<string>('toast/dismissed'),
};
