import { type WirePriceChange, type WorldChanges } from '../world/index.ts';
import { type ChangesFrame } from './frames.ts';

/** Hundredths of a price, below zero while it is suspended. */
const hundredthsOf = ([, , price, active]: WirePriceChange): number =>
  Number(price.replace('.', '')) * (active === 'Y' ? 1 : -1);

/**
 * Changes as a subscriber reads them: by name, or with the prices that only moved as numbers, a quarter of the bytes.
 *
 * A price whose line moved too is named in both forms.
 */
export function changesFrame({ numbers, ...named }: WorldChanges, from: number, isCompact: boolean): ChangesFrame {
  const frame = { type: 'changes', ...named, from } as const;
  if (!isCompact) return frame;
  return {
    ...frame,
    prices: named.prices.filter((_price, at) => numbers[at] === 0),
    compact: named.prices.flatMap((price, at) => (numbers[at] ? [numbers[at], hundredthsOf(price), price[4]] : [])),
  };
}
