import { toMatchDetails, type MatchDetails } from '../entities/toMatch.ts';
import type { WireGameInput } from '../entities/wire.ts';
import type { BoardState, HeldMatch, PriceLocation, StoredMatch, UnreadMatch } from './boardState.ts';
import { withMarkets } from './lazyMarkets.ts';
import { markMatchObserved, addNamedPrices, type MatchPrices } from '../prices/matchPrices.ts';
import { parseGameId, isForeignKey, toPriceKey, toPriceId } from '../prices/priceSlots.ts';

/**
 * Whether the price ids begin with the match id. It checks the first price only, because a venue names all prices of a
 * match alike.
 */
const isNamedByGame = ({ gameId, odds: [first] }: WireGameInput): boolean => !first || parseGameId(first.id) === gameId;

/**
 * Stores a match without parsing it, so that a board of a thousand matches costs little more than `JSON.parse`.
 *
 * @returns `false` for a match that has to be parsed at once: it is known, has listeners, or has other price ids
 */
export function storeUnparsed({ unread, matches, marks }: BoardState, match: UnreadMatch): boolean {
  const { wire, channel } = match;
  const { gameId } = wire;
  const before = unread.get(gameId);
  if (matches.has(gameId) || (before && before.channel !== channel)) return false;
  if (marks.hasPriceListeners(gameId) || !isNamedByGame(wire)) return false;
  unread.set(gameId, match);
  return true;
}

/** Parses a match of the wire. */
export const decodeMatch = (
  { priceTable, shapeOf, internLine }: BoardState,
  { wire, channel, readPrices }: UnreadMatch,
) => ({
  details: toMatchDetails(wire, channel),
  prices: readPrices?.(wire) ?? addNamedPrices(priceTable, shapeOf(wire.gameId, wire.odds), internLine),
});

/** Fields, channels and prices of a match. */
export interface MatchParts {
  readonly details: MatchDetails;
  readonly holders: readonly HeldMatch[];
  readonly prices: MatchPrices;
}

/** Creates a stored match and marks its prices as observed if they have listeners already. */
export function createStoredMatch({ marks }: BoardState, { details, holders, prices }: MatchParts): StoredMatch {
  const hasListeners = marks.hasPriceListeners(details.id);
  if (hasListeners) markMatchObserved(prices);
  return { match: withMarkets(details, prices.shape), holders, prices, hasListeners };
}

/** Returns a match and parses it if necessary. */
export function readMatch(state: BoardState, gameId: string): StoredMatch | undefined {
  const known = state.matches.get(gameId);
  if (known || state.unread.size === 0) return known;
  const unread = state.unread.get(gameId);
  if (!unread) return undefined;
  state.unread.delete(gameId);
  const { details, prices } = decodeMatch(state, unread);
  const holders = [{ channel: unread.channel, shape: prices.shape }];
  const stored = createStoredMatch(state, { details, holders, prices });
  state.matches.set(gameId, stored);
  return stored;
}

/** Updates whether a match has price listeners. Price changes then need no lookup. */
export function setHasListeners({ matches, marks }: BoardState, gameId: string): void {
  const stored = matches.get(gameId);
  if (!stored) return;
  const hasListeners = marks.hasPriceListeners(gameId);
  if (hasListeners && !stored.hasListeners) markMatchObserved(stored.prices);
  stored.hasListeners = hasListeners;
}

/** Finds the location of a price and parses its match if necessary. Returns `undefined` for an unknown price. */
export function findPrice(state: BoardState, priceId: string): PriceLocation | undefined {
  const known = state.found.get(priceId);
  if (known) return known;
  const gameId = state.foreignPrices.get(priceId) ?? parseGameId(priceId);
  const stored = readMatch(state, gameId);
  const at = stored?.prices.shape.at.get(toPriceKey(gameId, priceId));
  if (!stored || at === undefined) return undefined;
  const place = { stored, at };
  state.found.set(priceId, place);
  return place;
}

/**
 * Marks a price as changed if it may have listeners. It is called hundreds of times per delta, mostly without
 * listeners.
 */
export function markPrice(
  { foreignPrices, marks }: BoardState,
  { match, hasListeners, prices }: StoredMatch,
  at: number,
): void {
  if (!hasListeners && foreignPrices.size === 0) return;
  const slot = prices.shape.slots[at];
  if (slot && (hasListeners || isForeignKey(slot.key))) marks.price(toPriceId(match.id, slot.key));
}
