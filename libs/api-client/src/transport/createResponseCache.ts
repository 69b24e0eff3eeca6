import type { Clock } from '@pavilion/kernel';

interface CacheEntry {
  readonly response: Promise<unknown>;
  settledAt?: number;
}

/** Cache of responses and of shared calls (API-06). */
export interface ResponseCache {
  /** Returns the cached or running response of `key`, else the one of `load`. A failure is shared but not cached (F-API-17). */
  readonly share: (key: string, keepMs: number, load: () => Promise<unknown>) => Promise<unknown>;
  readonly clear: () => void;
}

/** Creates an in-memory cache. If the clock is set back, cached responses become stale. */
export function createResponseCache(clock: Clock): ResponseCache {
  const entries = new Map<string, CacheEntry>();
  const isFresh = ({ settledAt }: CacheEntry, keepMs: number) => {
    if (settledAt === undefined) return true;
    const age = clock.now() - settledAt;
    return age >= 0 && age < keepMs;
  };
  return {
    share: (key, keepMs, load) => {
      const known = entries.get(key);
      if (known && isFresh(known, keepMs)) return known.response;
      const entry: CacheEntry = { response: load() };
      entries.set(key, entry);
      entry.response.then(
        () => (entry.settledAt = clock.now()),
        () => entries.get(key) === entry && entries.delete(key),
      );
      return entry.response;
    },
    clear: () => entries.clear(),
  };
}
