import { asianWeights, fairProbability } from './asianWeights.ts';
import { type Distribution } from './distribution.ts';

/** A current line stays until another is this much better balanced, so that lines do not flicker. */
const LOYALTY = 0.05;

/** Bounds and step of the lines that may be chosen, in quarters. */
export interface LineGrid {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The line (in quarters) whose two sides are nearest to even, with a preference for the `current` one. */
export function balancedLine(distribution: Distribution, grid: LineGrid, current?: number): number {
  const unevenness = (line: number) => Math.abs(fairProbability(asianWeights(distribution, line)) - 0.5);
  let best = grid.from;
  let bestUnevenness = unevenness(best);
  for (let line = grid.from + grid.step; line <= grid.to; line += grid.step) {
    const value = unevenness(line);
    if (value < bestUnevenness) [best, bestUnevenness] = [line, value];
    else if (value > bestUnevenness + 0.2) break;
  }
  const isCurrentValid = current !== undefined && current >= grid.from && current <= grid.to;
  return isCurrentValid && unevenness(current) < bestUnevenness + LOYALTY ? current : best;
}
