import type { Match } from '../entities/match.ts';
import { readMarkets } from '../entities/readMarkets.ts';
import type { MatchDetails } from '../entities/toMatch.ts';
import { toPriceId, type PriceShape } from '../prices/priceSlots.ts';

const MARKETS = Symbol('markets');

/** A match that holds the shape of its prices until its markets are first read. */
interface LazyMatch {
  readonly id: string;
  [MARKETS]: PriceShape | Match['markets'];
}

const isShape = (held: LazyMatch[typeof MARKETS]): held is PriceShape => held['at'] instanceof Map;

/** Shared by all matches, so that the engine gives them one hidden class. */
const lazyMarketsDescriptor: PropertyDescriptor & ThisType<LazyMatch> = {
  enumerable: true,
  get() {
    const held = this[MARKETS];
    if (!isShape(held)) return held;
    return (this[MARKETS] = readMarkets(held.slots.map((slot) => ({ ...slot, id: toPriceId(this.id, slot.key) }))));
  },
};

/**
 * Adds the `markets` property. The markets are built on the first read, because few of a thousand matches are visible.
 */
export const withMarkets = (details: MatchDetails, shape: PriceShape): Match =>
  Object.defineProperties(details, {
    [MARKETS]: { value: shape, writable: true },
    markets: lazyMarketsDescriptor,
  }) as Match;
