/** Held here: a test's global scope looks every name up slowly, and this is an innermost loop. */
const { exp, log: ln, max } = Math;

const MIN_PROBABILITY = 1e-6;
const NEWTON_STEPS = 30;
const ENOUGH = 1e-7;

/**
 * Raises probabilities that sum to 1 until they sum to `1 + margin`, by one common power (found by Newton's method
 * from 0, where the sum is convex and too large, so that it never overshoots).
 *
 * The power method never passes 1, as plain scaling does for a strong favourite, and it takes more from outsiders,
 * as books do.
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
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
