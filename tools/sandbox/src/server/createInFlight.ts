/** Calls being worked on, by member and request id. */
export interface InFlight {
  /** Runs the work, or joins the one that is running under the same key and print; another print is a conflict. */
  readonly join: <Answer>(key: string, print: string, work: () => Promise<Answer>) => Promise<Answer> | 'conflict';
  /** Resolves when nothing runs under the key. */
  readonly settled: (key: string) => Promise<void>;
  /** Resolves when nothing runs at all. */
  readonly idle: () => Promise<void>;
}

const swallow = (): undefined => undefined;

/** One piece of work per key at a time; twins get the same answer without touching the database (F-SRV-08). */
export function createInFlight(): InFlight {
  const running = new Map<string, { readonly print: string; readonly answer: Promise<unknown> }>();
  return {
    join: <Answer>(key: string, print: string, work: () => Promise<Answer>) => {
      const duplicate = running.get(key);
      if (duplicate) return duplicate.print === print ? (duplicate.answer as Promise<Answer>) : 'conflict';
      const answer = work().finally(() => running.delete(key));
      running.set(key, { print, answer });
      return answer;
    },
    settled: async (key) => void (await running.get(key)?.answer.catch(swallow)),
    idle: async () => void (await Promise.allSettled([...running.values()].map(({ answer }) => answer))),
  };
}
