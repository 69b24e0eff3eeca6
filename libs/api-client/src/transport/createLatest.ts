/** Runs one call at a time. A new call cancels the previous one. */
export interface Latest {
  /** Resolves with the result of the call, or with undefined if a newer one was started meanwhile (F-API-14). */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
  /** Cancels the call in progress, for a page that closes (F-API-15). */
  readonly cancel: () => void;
}

/** Creates a `Latest`, for pages whose filter or page number changes faster than responses arrive. */
export function createLatest(): Latest {
  let current: AbortController | undefined;
  return {
    run: async (work) => {
      current?.abort();
      const mine = (current = new AbortController());
      try {
        const result = await work(mine.signal);
        return mine.signal.aborted ? undefined : result;
      } catch (error) {
        if (mine.signal.aborted) return undefined;
        throw error;
      }
    },
    cancel: () => current?.abort(),
  };
}
