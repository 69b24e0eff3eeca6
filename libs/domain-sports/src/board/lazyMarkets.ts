import type { Match } from '../entities/match.ts';
import { readMarkets } from '../entities/readMarkets.ts';
import type { MatchFacts } from '../entities/toMatch.ts';
import { priceIdOf, type PriceShape } from './priceShape.ts';

const MARKETS = Symbol('markets');

/** A match that knows which prices it has; once somebody looked, its markets. */
interface LazyMatch {
  readonly id: string;
  [MARKETS]: PriceShape | Match['markets'];
}

const isShape = (held: LazyMatch[typeof MARKETS]): held is PriceShape => held['at'] instanceof Map;

/** One and the same for every match, so that to the engine they stay alike. */
const LOOK: PropertyDescriptor & ThisType<LazyMatch> = {
  enumerable: true,
  get() {
    const held = this[MARKETS];
    if (!isShape(held)) return held;
    return (this[MARKETS] = readMarkets(held.slots.map((slot) => ({ ...slot, id: priceIdOf(this.id, slot.key) }))));
  },
};

/** Gives facts their markets, made when they are first read: of a thousand matches, few are on screen. */
export const withMarkets = (facts: MatchFacts, shape: PriceShape): Match =>
  Object.defineProperties(facts, { [MARKETS]: { value: shape, writable: true }, markets: LOOK }) as Match;
