import { toFacts } from '../entities/toMatch.ts';
import { type WireGameInput } from '../entities/wire.ts';
import { type BoardState, type StoredMatch } from './boardState.ts';
import { withMarkets } from './lazyMarkets.ts';
import { packPrices } from './packedPrices.ts';
import { gameIdOf, isStray, keyOf, priceIdOf, type PriceSlot } from './priceShape.ts';

const isNamedByGame = ({ gameId, odds }: WireGameInput): boolean =>
  odds.every(({ id }) => id.indexOf('.') === gameId.length && id.startsWith(gameId));

/**
 * Leaves a match as it came until somebody asks for it; answers `false` for one that has to be read at once, for it is
 * known already, heard, or names its prices otherwise.
 *
 * A board of a thousand matches then costs little more than the reading of its text.
 */
export function leaveUnread({ unread, matches, marks }: BoardState, wire: WireGameInput, channel: string): boolean {
  const { gameId } = wire;
  const before = unread.get(gameId);
  if (matches.has(gameId) || (before && before.channel !== channel)) return false;
  if (marks.hearsPricesOf(gameId) || !isNamedByGame(wire)) return false;
  unread.set(gameId, { wire, channel });
  return true;
}

/** Reads a match from the wire, which is let go of. */
export const fromWire = ({ shapeOf, keepLine }: BoardState, wire: WireGameInput, channel: string) => ({
  facts: toFacts(wire, channel),
  prices: packPrices(shapeOf(wire.gameId, wire.odds), keepLine),
});

/** A match, read when need be. */
export function readMatch(state: BoardState, gameId: string): StoredMatch | undefined {
  const known = state.matches.get(gameId);
  if (known || state.unread.size === 0) return known;
  const unread = state.unread.get(gameId);
  if (!unread) return undefined;
  state.unread.delete(gameId);
  const { facts, prices } = fromWire(state, unread.wire, unread.channel);
  const holders = [{ channel: unread.channel, shape: prices.shape }];
  const stored = { match: withMarkets(facts, prices.shape), holders, prices };
  state.matches.set(gameId, stored);
  return stored;
}

/** Where a price stands. */
export interface PricePlace {
  readonly stored: StoredMatch;
  readonly at: number;
}

/** Where a price stands, in a match that is read when need be; `undefined` for one nobody told of. */
export function findPrice(state: BoardState, priceId: string): PricePlace | undefined {
  const gameId = state.strays.get(priceId) ?? gameIdOf(priceId);
  const stored = readMatch(state, gameId);
  const at = stored?.prices.shape.at.get(keyOf(gameId, priceId));
  return stored && at !== undefined ? { stored, at } : undefined;
}

/** Tells who hears a price that it changed. */
export function markPrice({ marks }: BoardState, gameId: string, { key }: PriceSlot): void {
  if (isStray(key) || marks.hearsPricesOf(gameId)) marks.price(priceIdOf(gameId, key));
}
