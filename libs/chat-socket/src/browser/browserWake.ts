import type { LinkWake, WakeReason } from '@pavilion/kernel/link';

/**
 * Notifies when the browser is online or offline and when the page is visible again, also after the back-forward cache.
 */
export const browserWake: LinkWake = {
  subscribe: (listener) => {
    const work = new AbortController();
    const on = (target: EventTarget, type: string, wake: () => WakeReason | undefined): void =>
      target.addEventListener(
        type,
        () => {
          const found = wake();
          if (found) listener(found);
        },
        { signal: work.signal },
      );
    on(window, 'online', () => 'online');
    on(window, 'offline', () => 'offline');
    on(window, 'pageshow', () => 'visible');
    on(document, 'visibilitychange', () => (document.hidden ? undefined : 'visible'));
    return () => work.abort();
  },
};
