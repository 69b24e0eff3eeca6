/** Held here: a test's global scope looks every name up slowly, and every price comes by. */
const { floor, max, min } = Math;

/** Hong Kong price of a probability that already holds the margin: two decimals, truncated, 0.01 to `most`. */
export function hkPriceText(probability: number, most = 99): string {
  const cents = floor((1 / probability - 1) * 100 + 1e-9);
  const kept = min(max(cents, 1), 100 * most);
  return `${floor(kept / 100)}.${String(kept % 100).padStart(2, '0')}`;
}
