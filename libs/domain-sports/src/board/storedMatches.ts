import { toMatchDetails, type MatchDetails } from '../entities/toMatch.ts';
import type { WireGameInput } from '../entities/wire.ts';
import type { BoardState, HeldMatch, PriceLocation, StoredMatch, UnreadMatch } from './boardState.ts';
import { withMarkets } from './lazyMarkets.ts';
import { markMatchObserved, packPrices, type PackedPrices } from './packedPrices.ts';
import { parseGameId, isForeignKey, toPriceKey, toPriceId } from './priceShape.ts';

/** As the first price is named, so are all of a match: looking at each would cost as much as all the rest. */
const isNamedByGame = ({ gameId, odds: [first] }: WireGameInput): boolean => !first || parseGameId(first.id) === gameId;

/**
 * Leaves a match as it came until somebody asks for it; answers `false` for one that has to be read at once, for it is
 * known already, heard, or names its prices otherwise.
 *
 * A board of a thousand matches then costs little more than the reading of its text.
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

/** Reads a match from the wire, which is let go of. */
export const fromWire = ({ told, shapeOf, internLine }: BoardState, { wire, channel, readPrices }: UnreadMatch) => ({
  facts: toMatchDetails(wire, channel),
  prices: readPrices?.(wire) ?? packPrices(told, shapeOf(wire.gameId, wire.odds), internLine),
});

/** Fields, channels and prices of a match. */
export interface MatchParts {
  readonly facts: MatchDetails;
  readonly holders: readonly HeldMatch[];
  readonly prices: PackedPrices;
}

/** A match to be held, with those who hear its prices already. */
export function storedMatch({ marks }: BoardState, { facts, holders, prices }: MatchParts): StoredMatch {
  const hasListeners = marks.hasPriceListeners(facts.id);
  if (hasListeners) markMatchObserved(prices);
  return { match: withMarkets(facts, prices.shape), holders, prices, hasListeners };
}

/** A match, read when need be. */
export function readMatch(state: BoardState, gameId: string): StoredMatch | undefined {
  const known = state.matches.get(gameId);
  if (known || state.unread.size === 0) return known;
  const unread = state.unread.get(gameId);
  if (!unread) return undefined;
  state.unread.delete(gameId);
  const { facts, prices } = fromWire(state, unread);
  const holders = [{ channel: unread.channel, shape: prices.shape }];
  const stored = storedMatch(state, { facts, holders, prices });
  state.matches.set(gameId, stored);
  return stored;
}

/** Notes on a match whether somebody hears its prices, so that a change of them need not ask. */
export function setHasListeners({ matches, marks }: BoardState, gameId: string): void {
  const stored = matches.get(gameId);
  if (!stored) return;
  const isHeard = marks.hasPriceListeners(gameId);
  if (isHeard && !stored.hasListeners) markMatchObserved(stored.prices);
  stored.hasListeners = isHeard;
}

/** Where a price stands, in a match that is read when need be; `undefined` for one nobody told of. */
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

/** Tells who hears a price that it changed, where it stands: hundreds of times a tick, and few are heard. */
export function markPrice(
  { foreignPrices, marks }: BoardState,
  { match, hasListeners, prices }: StoredMatch,
  at: number,
): void {
  if (!hasListeners && foreignPrices.size === 0) return;
  const slot = prices.shape.slots[at];
  if (slot && (hasListeners || isForeignKey(slot.key))) marks.price(toPriceId(match.id, slot.key));
}
