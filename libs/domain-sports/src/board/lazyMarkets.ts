import type { Match } from '../entities/match.ts';
import { readMarkets } from '../entities/readMarkets.ts';
import type { MatchDetails } from '../entities/toMatch.ts';
import { toPriceId, type PriceShape } from './priceShape.ts';

const MARKETS = Symbol('markets');

/** A match that knows which prices it has; once somebody looked, its markets. */
interface LazyMatch {
  readonly id: string;
  [MARKETS]: PriceShape | Match['markets'];
}

const isShape = (held: LazyMatch[typeof MARKETS]): held is PriceShape => held['at'] instanceof Map;

/** One and the same for every match, so that to the engine they stay alike. */
const lazyMarketsDescriptor: PropertyDescriptor & ThisType<LazyMatch> = {
  enumerable: true,
  get() {
    const held = this[MARKETS];
    if (!isShape(held)) return held;
    return (this[MARKETS] = readMarkets(held.slots.map((slot) => ({ ...slot, id: toPriceId(this.id, slot.key) }))));
  },
};

/** Gives facts their markets, made when they are first read: of a thousand matches, few are on screen. */
export const withMarkets = (facts: MatchDetails, shape: PriceShape): Match =>
  Object.defineProperties(facts, {
    [MARKETS]: { value: shape, writable: true },
    markets: lazyMarketsDescriptor,
  }) as Match;
