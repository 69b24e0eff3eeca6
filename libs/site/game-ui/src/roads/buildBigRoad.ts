/** Result of a round: first side (banker, dragon), second side (player, tiger), or tie. */
export type RoadResult = 'B' | 'P' | 'T';

/** Cell of the big road. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  /** Absent in the first cell while there are only ties. */
  readonly side: Exclude<RoadResult, 'T'> | undefined;
  /** Number of ties after this result; in the first cell, also of those before it. */
  readonly ties: number;
}

/** Rows of a road. */
export const ROAD_ROWS = 6;

/** Results of one side in sequence, with the number of ties after each of them. */
export interface RoadRun {
  readonly side: Exclude<RoadResult, 'T'>;
  readonly ties: readonly number[];
}

/** Splits results into runs of one side. Ties belong to the result before them; the first ones to the first result. */
export function splitRuns(results: readonly RoadResult[]): readonly RoadRun[] {
  const runs: { side: RoadRun['side']; ties: number[] }[] = [];
  let leadingTies = 0;
  for (const result of results) {
    const run = runs.at(-1);
    if (result === 'T') {
      if (run) run.ties[run.ties.length - 1] = (run.ties.at(-1) ?? 0) + 1;
      else leadingTies += 1;
    } else if (run?.side === result) run.ties.push(0);
    else runs.push({ side: result, ties: [runs.length === 0 ? leadingTies : 0] });
  }
  return runs;
}

/**
 * Builds the big road of a shoe. A change of side begins a new column; ties take no cell. A run that cannot go further down
 * turns right and stays in its row to its end. A new run begins in the first column right of the start of the former run whose
 * top cell is free.
 */
export function buildBigRoad(results: readonly RoadResult[]): readonly RoadCell[] {
  const runs = splitRuns(results);
  if (runs.length === 0)
    return results.length === 0 ? [] : [{ column: 0, row: 0, side: undefined, ties: results.length }];
  const taken = new Set<number>();
  const isTaken = (column: number, row: number) => taken.has(column * ROAD_ROWS + row);
  let start = -1;
  return runs.flatMap(({ side, ties }) => {
    do start += 1;
    while (isTaken(start, 0));
    let [column, row, isTail] = [start, 0, false];
    return ties.map((count, at) => {
      if (at > 0) {
        isTail ||= row + 1 === ROAD_ROWS || isTaken(column, row + 1);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(column * ROAD_ROWS + row);
      return { column, row, side, ties: count };
    });
  });
}
