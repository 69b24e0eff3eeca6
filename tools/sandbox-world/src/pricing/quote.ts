import type { PlayCode, PriceSide } from '../definitions/worldTypes.ts';
import { hkPriceText } from './hkPriceText.ts';
import { withMargin } from './withMargin.ts';

/** A price as the model states it now. A quote that is not open keeps its place on the board, suspended. */
export interface Quote {
  readonly w: PlayCode;
  readonly r: PriceSide;
  readonly i: number;
  readonly line: string;
  readonly price: string;
  readonly isOpen: boolean;
}

/** A side surer than this is no longer offered. */
const MAX_PROBABILITY = 0.975;

/** Quotes of one market line. Probabilities sum to 1; a hopeless or certain side closes the whole line. */
export function createLineQuotes(
  market: { w: PlayCode; i: number; line: string; margin: number; isOpen: boolean },
  sides: readonly PriceSide[],
  probabilities: readonly number[],
): Quote[] {
  const { w, i, line, margin } = market;
  const isOpen = market.isOpen && probabilities.every((p) => p < MAX_PROBABILITY && p > 0);
  const priced = withMargin(probabilities, margin);
  return sides.map((r, k) => ({ w, r, i, line, price: hkPriceText(priced[k]!), isOpen }));
}

/** Price of the longest shot of a market of many sides. */
const LONGEST_SHOT = 999;
/** A side less likely than this cannot come any more. */
const MIN_PROBABILITY = 1e-5;

/**
 * Quotes of a market of many sides, one of which comes. A side that cannot come any more is closed alone; a certain one
 * closes all.
 */
export function manyQuotes(
  market: { w: PlayCode; margin: number; isOpen: boolean },
  sides: readonly PriceSide[],
  probabilities: readonly number[],
): Quote[] {
  const isOpen = market.isOpen && probabilities.every((p) => p < MAX_PROBABILITY);
  const priced = withMargin(probabilities, market.margin);
  return sides.map((r, k) => ({
    w: market.w,
    r,
    i: 0,
    line: '',
    price: hkPriceText(priced[k]!, LONGEST_SHOT),
    isOpen: isOpen && probabilities[k]! > MIN_PROBABILITY,
  }));
}
