import { type Match } from '../entities/match.ts';
import { readMarkets } from '../entities/readMarkets.ts';
import { type MatchFacts } from '../entities/toMatch.ts';
import { priceIdOf, type PriceShape } from './priceShape.ts';

const MARKETS = Symbol('markets');

/** Which prices a match has, or how to learn it. */
type ShapeSource = PriceShape | (() => PriceShape);

/** A match that knows which prices it has; once somebody looked, its markets. */
interface LazyMatch {
  readonly id: string;
  [MARKETS]: ShapeSource | Match['markets'];
}

const isSource = (held: LazyMatch[typeof MARKETS]): held is ShapeSource =>
  typeof held === 'function' || held['at'] instanceof Map;

/** One and the same for every match, so that to the engine they stay alike. */
const LOOK: PropertyDescriptor & ThisType<LazyMatch> = {
  enumerable: true,
  get() {
    const held = this[MARKETS];
    if (!isSource(held)) return held;
    const { slots } = typeof held === 'function' ? held() : held;
    return (this[MARKETS] = readMarkets(slots.map((slot) => ({ ...slot, id: priceIdOf(this.id, slot.key) }))));
  },
};

/** Gives facts their markets, made when they are first read: of a thousand matches, few are on screen. */
export const withMarkets = (facts: MatchFacts, source: ShapeSource): Match =>
  Object.defineProperties(facts, { [MARKETS]: { value: source, writable: true }, markets: LOOK }) as Match;

/** Tells a match whose markets nobody has read yet its prices, so that what it would have learnt them from is let go of. */
export function tellShape(match: Match, shape: PriceShape): void {
  const lazy = match as unknown as LazyMatch;
  if (isSource(lazy[MARKETS])) lazy[MARKETS] = shape;
}
