/** Runs one thing at a time: asking anew gives up what was asked before. */
export interface Latest {
  /** Resolves with the work's result if nothing newer was asked meanwhile, else with `undefined` (F-API-14). */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
  /** Gives up what is under way: for a page that is left (F-API-15). */
  readonly cancel: () => void;
}

/** Makes a place where the last question wins, for pages whose filter or page number changes faster than answers come. */
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
