import { systemClock, type Clock } from '@pavilion/kernel';

/** Minimum interval between two reports, milliseconds. A script of another tab may write 1,000 times in a second (F-STO-07). */
const REPORT_MS = 500;

/** Ports of {@link watchStoredKey}, replaceable in tests. */
export interface StorageWatchPorts {
  /** Target of the `storage` events; undefined outside a browser. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly clock?: Pick<Clock, 'after'>;
}

/**
 * Reports changes of one key of the local storage by other tabs, the first at once and later ones at most every 500 ms. The
 * last change is always reported.
 *
 * The listener must not write the key: two tabs would overwrite each other without end.
 *
 * @param listener receives the new value, `null` for a removed key or a cleared storage
 */
export function watchStoredKey(
  key: string,
  listener: (value: string | null) => void,
  { page = globalThis.window, clock = systemClock }: StorageWatchPorts = {},
): () => void {
  let latest: { readonly value: string | null } | undefined;
  let cancel: (() => void) | undefined;
  const report = () => {
    cancel = undefined;
    if (!latest) return;
    const { value } = latest;
    latest = undefined;
    cancel = clock.after(REPORT_MS, report);
    listener(value);
  };
  const onStored = (event: Event) => {
    const { key: changed, newValue } = event as StorageEvent;
    if (changed !== key && changed !== null) return;
    latest = { value: newValue };
    if (!cancel) report();
  };
  page?.addEventListener('storage', onStored);
  return () => {
    page?.removeEventListener('storage', onStored);
    cancel?.();
  };
}
