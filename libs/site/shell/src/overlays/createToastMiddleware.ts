import { toastActions, type ToastRequest } from '@pavilion/site-contract';
import type { ToastStore } from '@pavilion/ui-kit';
import type { Middleware } from '@reduxjs/toolkit';

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

/** Creates middleware that shows a toast for each toast action. Loading toasts are counted (F-UI-09). */
export function createToastMiddleware(toasts: ToastStore): Middleware {
  const dismissals = new Map<string, () => void>();
  const dismiss = (id: string) => {
    dismissals.get(id)?.();
    dismissals.delete(id);
  };
  const startToast = ({ kind, text, autoClose = false }: ToastRequest) => {
    if (kind === 'loading') return toasts.loading({ ...(text && { text }), autoClose });
    const toast = toasts.show(text, tones[kind]);
    return () => toasts.dismiss(toast);
  };
  const show = (request: ToastRequest) => {
    const { kind, text, id = kind === 'loading' ? text : undefined } = request;
    if (id === undefined) return void startToast(request);
    dismiss(id);
    dismissals.set(id, startToast(request));
  };
  return () => (next) => (action) => {
    const result = next(action);
    if (toastActions.shown.match(action)) show(action.payload);
    if (toastActions.dismissed.match(action)) dismiss(action.payload);
    return result;
  };
}
