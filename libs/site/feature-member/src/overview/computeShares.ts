import { parseMinor } from '@pavilion/kernel';

/**
 * Computes the share of each amount in their sum, in tenths of a percent. A share above 0 is at least 1 %, so that it can be
 * seen in a bar; an unknown amount counts as 0.
 *
 * @param amounts decimal text of the wire
 */
export function computeShares(amounts: readonly (string | undefined)[]): number[] {
  const parts = amounts.map((amount) => parseMinor(amount ?? '') ?? 0n);
  const sum = parts.reduce((total, part) => total + part, 0n);
  return parts.map((part) => (part <= 0n || sum <= 0n ? 0 : Math.max(10, Number((part * 1000n) / sum))));
}
