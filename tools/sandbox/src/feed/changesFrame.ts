import type { WirePriceChange, WorldChanges } from '@pavilion/sandbox-world';
import type { ChangesFrame } from './frames.ts';
import { toHundredths } from './toHundredths.ts';

/** The prices that have a number, a list for each version: that, then number and hundredths, price after price. */
function toCompactPrices(prices: readonly WirePriceChange[], numbers: readonly number[]): number[][] {
  const lists = new Map<number, number[]>();
  prices.forEach((price, at) => {
    const [n, version] = [numbers[at], price[4]];
    if (!n) return;
    const list = lists.get(version) ?? [version];
    list.push(n, toHundredths(price[2], price[3]));
    lists.set(version, list);
  });
  return [...lists.values()];
}

/**
 * Changes as a subscriber reads them: by name, or with the prices that only moved as numbers, a fraction of the bytes.
 *
 * A price whose line moved too is named in both forms.
 */
export function changesFrame({ numbers, ...named }: WorldChanges, from: number, isCompact: boolean): ChangesFrame {
  const frame = { type: 'changes', ...named, from } as const;
  if (!isCompact) return frame;
  return {
    ...frame,
    prices: named.prices.filter((_price, at) => numbers[at] === 0),
    compact: toCompactPrices(named.prices, numbers),
  };
}
