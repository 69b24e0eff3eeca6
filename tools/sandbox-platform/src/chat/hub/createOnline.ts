/** How many listen in each room, over all processes on the same books. */
export interface Online {
  readonly of: (rid: string) => number;
  /** Takes in what a process says of itself. @returns the rooms whose number has changed */
  readonly hear: (node: string, counts: Readonly<Record<string, number>>, now: number) => readonly string[];
  /** Forgets processes that have said nothing for long. @returns the rooms whose number has changed */
  readonly sweep: (now: number) => readonly string[];
}

/** A process that has said nothing for this long is gone, milliseconds. */
const SILENCE_MS = 30_000;

type Counts = Readonly<Record<string, number>>;

const changed = (before: Counts, after: Counts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((rid) => before[rid] !== after[rid]);

/** Adds up what the processes say. */
export function createOnline(): Online {
  const nodes = new Map<string, { readonly counts: Counts; readonly at: number }>();
  return {
    of: (rid) => [...nodes.values()].reduce((sum, { counts }) => sum + (counts[rid] ?? 0), 0),
    hear: (node, counts, now) => {
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
