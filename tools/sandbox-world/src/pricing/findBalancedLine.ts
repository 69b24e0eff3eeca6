import { computeAsianWeights, computeFairProbability } from './computeAsianWeights.ts';
import type { Distribution } from './distribution.ts';

/** Improvement of the balance at which the line moves. It prevents flickering. */
const MIN_IMPROVEMENT = 0.05;

/** Bounds and step of the available lines, in quarters. */
export interface LineGrid {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const computeMean = ({ min, p }: Distribution) => p.reduce((sum, one, k) => sum + one * (min + k), 0);

/**
 * Returns the line (in quarters) with the most even sides, with a preference for `current`.
 *
 * The probability to win grows with the line, so a search in both directions from the mean finds the optimum.
 */
export function findBalancedLine(distribution: Distribution, grid: LineGrid, current?: number): number {
  const unevenness = (line: number) => Math.abs(computeFairProbability(computeAsianWeights(distribution, line)) - 0.5);
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
  return current !== undefined && inGrid(current) && unevenness(current) < least + MIN_IMPROVEMENT ? current : best;
}
