import type { Distribution } from './distribution.ts';

/** Improvement of the balance at which the threshold moves. It prevents flickering. */
const MIN_IMPROVEMENT = 0.05;

/** Returns P(value > threshold). The threshold must be between whole numbers. */
export function computeProbabilityAbove({ min, p }: Distribution, threshold: number): number {
  let sum = 0;
  for (let k = Math.max(Math.ceil(threshold - min), 0); k < p.length; k++) sum += p[k]!;
  return Math.min(sum, 1);
}

/** Returns the half point with the most even sides, with a preference for `current`. */
export function findBalancedThreshold(distribution: Distribution, current?: number): number {
  const { min, p } = distribution;
  const unevenness = (threshold: number) => Math.abs(computeProbabilityAbove(distribution, threshold) - 0.5);
  let best = min + 0.5;
  let least = 1;
  let left = 1;
  for (let k = 0; k < p.length - 1; k++) {
    left -= p[k]!;
    const value = Math.abs(left - 0.5);
    if (value < least) [best, least] = [min + k + 0.5, value];
  }
  return current !== undefined && unevenness(current) < least + MIN_IMPROVEMENT ? current : best;
}
