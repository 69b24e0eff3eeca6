/** Local references, because lookups in the global scope of tests are slow and this runs for each price. */
const { floor, max, min } = Math;

/** Formats the Hong Kong price of a probability that includes the margin: two decimals, truncated, 0.01 to `most`. */
export function formatHongKongPrice(probability: number, most = 99): string {
  const cents = floor((1 / probability - 1) * 100 + 1e-9);
  const kept = min(max(cents, 1), 100 * most);
  return `${floor(kept / 100)}.${String(kept % 100).padStart(2, '0')}`;
}
