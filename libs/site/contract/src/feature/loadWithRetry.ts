import type { Services } from '../services/services.ts';

const RETRY_MS = 600;

/** Loads a lazy file, and tries once more after 600 ms if it fails, because a deployment may be in progress (F-RTE-14). */
export async function loadWithRetry<T>(load: () => Promise<T>, clock: Services['clock']): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => void clock.after(RETRY_MS, resolve));
    return load();
  }
}
