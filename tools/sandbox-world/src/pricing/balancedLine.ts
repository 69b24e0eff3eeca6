import { asianWeights, fairProbability } from './asianWeights.ts';
import type { Distribution } from './distribution.ts';

/** A current line stays until another is this much better balanced, so that lines do not flicker. */
const LOYALTY = 0.05;

/** Bounds and step of the lines that may be chosen, in quarters. */
export interface LineGrid {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const computeMean = ({ min, p }: Distribution) => p.reduce((sum, one, k) => sum + one * (min + k), 0);

/**
 * The line (in quarters) whose two sides are nearest to even, with a preference for the `current` one.
 *
 * The chance of winning grows with the line, so the search walks downhill from the mean.
 */
export function balancedLine(distribution: Distribution, grid: LineGrid, current?: number): number {
  const unevenness = (line: number) => Math.abs(fairProbability(asianWeights(distribution, line)) - 0.5);
  const inGrid = (line: number) => line >= grid.from && line <= grid.to;
  let best = Math.min(Math.max(-Math.round(4 * computeMean(distribution)), grid.from), grid.to);
  let least = unevenness(best);
  for (const step of [grid.step, -grid.step]) {
    for (let line = best + step; inGrid(line); line += step) {
      const value = unevenness(line);
      if (value >= least) break;
      [best, least] = [line, value];
    }
  }
  return current !== undefined && inGrid(current) && unevenness(current) < least + LOYALTY ? current : best;
}
