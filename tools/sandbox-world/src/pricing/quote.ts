import type { MarketCode, PriceSide } from '../definitions/worldTypes.ts';
import { formatHongKongPrice } from './formatHongKongPrice.ts';
import { applyMargin } from './applyMargin.ts';

/** Current price of the model. A quote that is not open stays on the board as suspended. */
export interface Quote {
  readonly w: MarketCode;
  readonly r: PriceSide;
  readonly i: number;
  readonly line: string;
  readonly price: string;
  readonly isOpen: boolean;
}

/** Probability above which a side is not offered. */
const MAX_PROBABILITY = 0.975;

/** Creates the quotes of a line. Probabilities must sum to 1. An extreme side closes the whole line. */
export function createLineQuotes(
  market: { w: MarketCode; i: number; line: string; margin: number; isOpen: boolean },
  sides: readonly PriceSide[],
  probabilities: readonly number[],
): Quote[] {
  const { w, i, line, margin } = market;
  const isOpen = market.isOpen && probabilities.every((p) => p < MAX_PROBABILITY && p > 0);
  const priced = applyMargin(probabilities, margin);
  return sides.map((r, k) => ({ w, r, i, line, price: formatHongKongPrice(priced[k]!), isOpen }));
}

/** Largest price in a market of many sides. */
const LONGEST_SHOT = 999;
/** Probability below which a side is closed. */
const MIN_PROBABILITY = 1e-5;

/** Creates the quotes of a market of many sides. An impossible side is closed alone; a certain one closes all. */
export function createManyQuotes(
  market: { w: MarketCode; margin: number; isOpen: boolean },
  sides: readonly PriceSide[],
  probabilities: readonly number[],
): Quote[] {
  const isOpen = market.isOpen && probabilities.every((p) => p < MAX_PROBABILITY);
  const priced = applyMargin(probabilities, market.margin);
  return sides.map((r, k) => ({
    w: market.w,
    r,
    i: 0,
    line: '',
    price: formatHongKongPrice(priced[k]!, LONGEST_SHOT),
    isOpen: isOpen && probabilities[k]! > MIN_PROBABILITY,
  }));
}
