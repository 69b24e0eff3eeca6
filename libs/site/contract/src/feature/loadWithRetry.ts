import type { Services } from '../services/services.ts';

const RETRY_MS = 600;

/**
 * Loads a lazy file, and tries once more after 600 ms if it fails (F-RTE-14).
 *
 * Chromium and other browsers remember the failure of an import until the document is reloaded. So nothing is imported while
 * the browser is offline: the next call, made when the network returns, can still load the file.
 *
 * @throws Error if the browser is offline, or the error of `load`
 */
export async function loadWithRetry<T>(load: () => Promise<T>, clock: Services['clock']): Promise<T> {
  requireNetwork();
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => void clock.after(RETRY_MS, resolve));
    requireNetwork();
    return load();
  }
}

/** The first HTML is rendered in Node, where `navigator` has no `onLine`. */
function requireNetwork(): void {
  if (typeof navigator !== 'undefined' && navigator.onLine === false)
    throw new Error('loadWithRetry: the browser is offline.');
}
