import type { ReadCache, ReadsPort } from './readTypes.ts';

/** Creates the access to a cache whose code is loaded on first use. After a failed load the next one tries again. */
export function createLazyReads(loadCache: () => Promise<ReadCache>): ReadsPort {
  const listeners = new Set<() => void>();
  let cache: ReadCache | undefined;
  let loading: Promise<ReadCache> | undefined;
  const store = (loaded: ReadCache) => {
    cache = loaded;
    for (const listener of [...listeners]) listener();
    return loaded;
  };
  const resetAfterFailure = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return {
    current: () => cache,
    load: () => (loading ??= loadCache().then(store, resetAfterFailure)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
