/** Hong Kong price of a probability that already holds the margin: two decimals, truncated, 0.01 to `most`. */
export function hkPriceText(probability: number, most = 99): string {
  const cents = Math.floor((1 / probability - 1) * 100 + 1e-9);
  const kept = Math.min(Math.max(cents, 1), 100 * most);
  return `${Math.floor(kept / 100)}.${String(kept % 100).padStart(2, '0')}`;
}
