import { toastActions, type ToastRequest } from '@pavilion/site-contract';
import { type ToastStore } from '@pavilion/ui-kit';
import { all, takeEvery } from 'redux-saga/effects';

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

/** Turns toast events into toasts; those with an id end with it, and loading ones are counted (F-UI-09). */
export function createToastSaga(toasts: ToastStore) {
  const endings = new Map<string, () => void>();
  const release = (id: string) => {
    endings.get(id)?.();
    endings.delete(id);
  };
  const begin = ({ kind, text, autoClose = false }: ToastRequest) => {
    if (kind === 'loading') return toasts.loading({ ...(text && { text }), autoClose });
    const toast = toasts.show(text, tones[kind]);
    return () => toasts.dismiss(toast);
  };
  const show = (request: ToastRequest) => {
    const { kind, text, id = kind === 'loading' ? text : undefined } = request;
    if (id === undefined) return void begin(request);
    release(id);
    endings.set(id, begin(request));
  };
  return function* toastSaga(): Generator {
    yield all([
      takeEvery(toastActions.shown, ({ payload }) => show(payload)),
      takeEvery(toastActions.dismissed, ({ payload }) => release(payload)),
    ]);
  };
}
