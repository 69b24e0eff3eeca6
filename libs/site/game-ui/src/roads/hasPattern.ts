import { splitRuns, type RoadResult } from './buildBigRoad.ts';

const LONG_RUN = 6;
const SINGLE_RUNS = 6;
/** Runs of exactly two results: three pairs of both sides. */
const DOUBLE_RUNS = 6;

/**
 * Whether a road ends with a pattern that players look for: a run of 6, 6 changes of side, or 3 pairs of runs of two. It does not
 * predict the next result.
 */
export function hasPattern(results: readonly RoadResult[]): boolean {
  const lengths = splitRuns(results).map(({ ties }) => ties.length);
  const endsWith = (count: number, length: number) =>
    lengths.length >= count && lengths.slice(-count).every((each) => each === length);
  return (lengths.at(-1) ?? 0) >= LONG_RUN || endsWith(SINGLE_RUNS, 1) || endsWith(DOUBLE_RUNS, 2);
}
