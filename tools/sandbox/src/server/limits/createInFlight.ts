/** Running calls by member and request id. */
export interface InFlight {
  /** Runs the work, or joins running work with the same key and digest. Another digest is a conflict. */
  readonly join: <Result>(key: string, print: string, work: () => Promise<Result>) => Promise<Result> | 'conflict';
  /** Resolves when no work with the key is running. */
  readonly settled: (key: string) => Promise<void>;
  /** Resolves when no work is running. */
  readonly idle: () => Promise<void>;
}

const swallow = (): undefined => undefined;

/** Creates an index of running work, one per key. Duplicate requests get the same response without a query (F-SRV-08). */
export function createInFlight(): InFlight {
  const running = new Map<string, { readonly print: string; readonly result: Promise<unknown> }>();
  return {
    join: <Result>(key: string, print: string, work: () => Promise<Result>) => {
      const duplicate = running.get(key);
      if (duplicate) return duplicate.print === print ? (duplicate.result as Promise<Result>) : 'conflict';
      const result = work().finally(() => running.delete(key));
      running.set(key, { print, result });
      return result;
    },
    settled: async (key) => void (await running.get(key)?.result.catch(swallow)),
    idle: async () => void (await Promise.allSettled([...running.values()].map(({ result }) => result))),
  };
}
