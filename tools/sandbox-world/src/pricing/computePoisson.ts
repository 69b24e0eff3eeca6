import type { Distribution } from './distribution.ts';

/** Computes Poisson probabilities of 0 to `max`. The tail is added to `max`, so that the sum is 1. */
export function computePoisson(mean: number, max = 14): Distribution {
  const p = new Float64Array(max + 1);
  let term = Math.exp(-mean);
  let left = 1;
  for (let k = 0; k < max; k++) {
    p[k] = term;
    left -= term;
    term *= mean / (k + 1);
  }
  p[max] = Math.max(left, 0);
  return { min: 0, p };
}
