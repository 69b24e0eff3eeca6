import { toFacts, type MatchFacts } from '../entities/toMatch.ts';
import type { WireGameInput } from '../entities/wire.ts';
import type { BoardState, HeldMatch, PricePlace, StoredMatch, UnreadMatch } from './boardState.ts';
import { withMarkets } from './lazyMarkets.ts';
import { lookAt, packPrices, type PackedPrices } from './packedPrices.ts';
import { gameIdOf, isStray, keyOf, priceIdOf } from './priceShape.ts';

/** As the first price is named, so are all of a match: looking at each would cost as much as all the rest. */
const isNamedByGame = ({ gameId, odds: [first] }: WireGameInput): boolean => !first || gameIdOf(first.id) === gameId;

/**
 * Leaves a match as it came until somebody asks for it; answers `false` for one that has to be read at once, for it is
 * known already, heard, or names its prices otherwise.
 *
 * A board of a thousand matches then costs little more than the reading of its text.
 */
export function leaveUnread({ unread, matches, marks }: BoardState, match: UnreadMatch): boolean {
  const { wire, channel } = match;
  const { gameId } = wire;
  const before = unread.get(gameId);
  if (matches.has(gameId) || (before && before.channel !== channel)) return false;
  if (marks.hearsPricesOf(gameId) || !isNamedByGame(wire)) return false;
  unread.set(gameId, match);
  return true;
}

/** Reads a match from the wire, which is let go of. */
export const fromWire = ({ told, shapeOf, keepLine }: BoardState, { wire, channel, readPrices }: UnreadMatch) => ({
  facts: toFacts(wire, channel),
  prices: readPrices?.(wire) ?? packPrices(told, shapeOf(wire.gameId, wire.odds), keepLine),
});

/** Fields, channels and prices of a match. */
export interface MatchParts {
  readonly facts: MatchFacts;
  readonly holders: readonly HeldMatch[];
  readonly prices: PackedPrices;
}

/** A match to be held, with those who hear its prices already. */
export function storedMatch({ marks }: BoardState, { facts, holders, prices }: MatchParts): StoredMatch {
  const isHeard = marks.hearsPricesOf(facts.id);
  if (isHeard) lookAt(prices);
  return { match: withMarkets(facts, prices.shape), holders, prices, isHeard };
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
export function noteHearing({ matches, marks }: BoardState, gameId: string): void {
  const stored = matches.get(gameId);
  if (!stored) return;
  const isHeard = marks.hearsPricesOf(gameId);
  if (isHeard && !stored.isHeard) lookAt(stored.prices);
  stored.isHeard = isHeard;
}

/** Where a price stands, in a match that is read when need be; `undefined` for one nobody told of. */
export function findPrice(state: BoardState, priceId: string): PricePlace | undefined {
  const known = state.found.get(priceId);
  if (known) return known;
  const gameId = state.strays.get(priceId) ?? gameIdOf(priceId);
  const stored = readMatch(state, gameId);
  const at = stored?.prices.shape.at.get(keyOf(gameId, priceId));
  if (!stored || at === undefined) return undefined;
  const place = { stored, at };
  state.found.set(priceId, place);
  return place;
}

/** Tells who hears a price that it changed, where it stands: hundreds of times a tick, and few are heard. */
export function markPrice({ strays, marks }: BoardState, { match, isHeard, prices }: StoredMatch, at: number): void {
  if (!isHeard && strays.size === 0) return;
  const slot = prices.shape.slots[at];
  if (slot && (isHeard || isStray(slot.key))) marks.price(priceIdOf(match.id, slot.key));
}
