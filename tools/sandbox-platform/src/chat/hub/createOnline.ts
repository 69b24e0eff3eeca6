/** Listener counts of each room, summed over all processes on the same database. */
export interface Online {
  readonly of: (rid: string) => number;
  /** Stores the counts of a process. @returns the rooms whose count has changed */
  readonly update: (node: string, counts: Readonly<Record<string, number>>, now: number) => readonly string[];
  /** Removes processes that have stopped reporting. @returns the rooms whose count has changed */
  readonly sweep: (now: number) => readonly string[];
}

/** Time without a report after which a process is removed, milliseconds. */
const SILENCE_MS = 30_000;

type Counts = Readonly<Record<string, number>>;

const changed = (before: Counts, after: Counts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((rid) => before[rid] !== after[rid]);

/** Creates empty counts. */
export function createOnline(): Online {
  const nodes = new Map<string, { readonly counts: Counts; readonly at: number }>();
  return {
    of: (rid) => [...nodes.values()].reduce((sum, { counts }) => sum + (counts[rid] ?? 0), 0),
    update: (node, counts, now) => {
      const before = nodes.get(node)?.counts ?? {};
      nodes.set(node, { counts, at: now });
      return changed(before, counts);
    },
    sweep: (now) => {
      const gone = [...nodes].filter(([, { at }]) => now - at > SILENCE_MS);
      gone.forEach(([node]) => nodes.delete(node));
      return [...new Set(gone.flatMap(([, { counts }]) => Object.keys(counts)))];
    },
  };
}
