/** Local references, because lookups in the global scope of tests are slow and this is an inner loop. */
const { exp, log: ln, max } = Math;

const MIN_PROBABILITY = 1e-6;
const NEWTON_STEPS = 30;
const ENOUGH = 1e-7;

/**
 * Raises probabilities that sum to 1 to a common power, so that they sum to `1 + margin`.
 *
 * The power is found by Newton's method. It starts at 0, where the sum is convex and too large, and cannot overshoot.
 * In contrast to scaling, no probability exceeds 1, and outsiders carry more of the margin, as is usual for bookmakers.
 */
export function applyMargin(probabilities: readonly number[], margin: number): number[] {
  const logs = probabilities.map((p) => ln(max(p, MIN_PROBABILITY)));
  let power = 0;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let excess = -1 - margin;
    let slope = 0;
    for (const log of logs) {
      const value = exp(power * log);
      excess += value;
      slope += log * value;
    }
    if (excess < ENOUGH) break;
    power -= excess / slope;
  }
  return logs.map((log) => exp(power * log));
}
