import { toastActions, type ToastRequest } from '@pavilion/site-contract';
import { type ToastStore } from '@pavilion/ui-kit';
import { all, takeEvery } from 'redux-saga/effects';

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

/** Turns toast events into toasts; loading ones are counted and end with their id (F-UI-09). */
export function createToastSaga(toasts: ToastStore) {
  const loading = new Map<string, () => void>();
  const release = (id: string) => {
    loading.get(id)?.();
    loading.delete(id);
  };
  const show = ({ kind, text, id = text, autoClose = false }: ToastRequest) => {
    if (kind !== 'loading') return void toasts.show(text, tones[kind]);
    release(id);
    loading.set(id, toasts.loading({ ...(text && { text }), autoClose }));
  };
  return function* toastSaga(): Generator {
    yield all([
      takeEvery(toastActions.shown, ({ payload }) => show(payload)),
      takeEvery(toastActions.dismissed, ({ payload }) => release(payload)),
    ]);
  };
}
