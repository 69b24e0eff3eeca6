import { type Match } from '../entities/match.ts';
import { readMarkets } from '../entities/readMarkets.ts';
import { type MatchFacts } from '../entities/toMatch.ts';
import { type HeldMatch } from './boardState.ts';
import { priceIdOf, type PriceShape } from './priceShape.ts';

type Markets = Match['markets'];

const MARKETS = Symbol('markets');

/** A match that knows who tells of its markets; once somebody looked, the markets. */
interface LazyMatch {
  readonly id: string;
  [MARKETS]: readonly HeldMatch[] | Markets;
}

const marketsOf = (gameId: string, { slots }: PriceShape): Markets =>
  readMarkets(slots.map((slot) => ({ ...slot, id: priceIdOf(gameId, slot.key) })));

/** Markets of all channels together; of one that several have, the fuller list stands. */
function gatherMarkets(gameId: string, holders: readonly HeldMatch[]): Markets {
  const fullestLast = holders.toSorted((a, b) => a.shape.slots.length - b.shape.slots.length);
  return Object.assign({}, ...fullestLast.map(({ shape }) => marketsOf(gameId, shape))) as Markets;
}

const isHolders = (held: LazyMatch[typeof MARKETS]): held is readonly HeldMatch[] => Array.isArray(held);

/** One and the same for every match, so that to the engine they stay alike. */
const LOOK: PropertyDescriptor & ThisType<LazyMatch> = {
  enumerable: true,
  get() {
    const held = this[MARKETS];
    return isHolders(held) ? (this[MARKETS] = gatherMarkets(this.id, held)) : held;
  },
};

const define = (facts: MatchFacts, value: LazyMatch[typeof MARKETS]): Match =>
  Object.defineProperties(facts, { [MARKETS]: { value, writable: true }, markets: LOOK }) as Match;

/** Gives facts their markets, made when they are first read: of a thousand matches, few are on screen. */
export const withMarkets = (facts: MatchFacts, holders: readonly HeldMatch[]): Match => define(facts, holders);

/** Gives facts the markets of the match before, made or not. */
export const withMarketsOf = (facts: MatchFacts, before: Match): Match =>
  define(facts, (before as Match & LazyMatch)[MARKETS]);
