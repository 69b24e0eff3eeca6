import { toastActions, type ToastRequest } from '@pavilion/site-contract';
import type { ToastStore } from '@pavilion/ui-kit';
import type { Middleware } from '@reduxjs/toolkit';

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

/** Creates middleware that shows a toast for each toast action. Loading toasts are counted (F-UI-09). */
export function createToastMiddleware(toasts: ToastStore): Middleware {
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
  return () => (next) => (action) => {
    const result = next(action);
    if (toastActions.shown.match(action)) show(action.payload);
    if (toastActions.dismissed.match(action)) release(action.payload);
    return result;
  };
}
