const overround = (probabilities: readonly number[], power: number) =>
  probabilities.reduce((sum, p) => sum + Math.max(p, 1e-6) ** power, 0);

/**
 * Raises probabilities that sum to 1 until they sum to `1 + margin`, by one common power.
 *
 * The power method never passes 1, as plain scaling does for a strong favourite, and it takes more from outsiders,
 * as books do.
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
  let low = 0.2;
  let high = 1;
  for (let step = 0; step < 22; step++) {
    const middle = (low + high) / 2;
    if (overround(probabilities, middle) > 1 + margin) low = middle;
    else high = middle;
  }
  return probabilities.map((p) => Math.max(p, 1e-6) ** high);
}
