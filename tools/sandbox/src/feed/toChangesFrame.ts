import type { WirePriceChange, WorldChanges } from '@pavilion/sandbox-world';
import type { ChangesFrame } from './frames.ts';
import { toHundredths } from './toHundredths.ts';

/** Groups the prices that have a number by version. A list is the version, then number and hundredths of each price. */
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
 * Builds the frame of a subscriber. In the compact form, prices whose line did not change are sent as numbers.
 *
 * A price whose line changed is sent by name in both forms.
 */
export function toChangesFrame({ numbers, ...named }: WorldChanges, from: number, isCompact: boolean): ChangesFrame {
  const frame = { type: 'changes', ...named, from } as const;
  if (!isCompact) return frame;
  return {
    ...frame,
    prices: named.prices.filter((_price, at) => numbers[at] === 0),
    compact: toCompactPrices(named.prices, numbers),
  };
}
