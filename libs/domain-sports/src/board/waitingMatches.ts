import { type Match } from '../entities/match.ts';
import { toMatch } from '../entities/toMatch.ts';
import { type WireGameInput } from '../entities/wire.ts';
import { type BoardState, type WaitingMatch } from './boardState.ts';
import { toPriceRecord, type PriceRecord } from './priceRecord.ts';

/** The match a price id begins with: `gameId.play.rank.side`. */
const gameIdOf = (priceId: string): string => priceId.slice(0, Math.max(0, priceId.indexOf('.')));

const isNamedByGame = ({ gameId, odds }: WireGameInput): boolean =>
  odds.every(({ id }) => id.startsWith(gameId) && id.charAt(gameId.length) === '.');

/**
 * Keeps a match packed until somebody looks at it; answers `false` for one that has to be unpacked at once, for it is
 * known already, heard, or names its prices otherwise.
 *
 * A board of a thousand matches then costs little more than the reading of its text.
 */
export function keepWaiting(state: BoardState, wire: WireGameInput, channel: string): boolean {
  const { waiting, held, marks, matches } = state;
  const before = waiting.get(wire.gameId);
  if (held.has(wire.gameId) || (before && isOpened(before, channel)) || !isNamedByGame(wire)) return false;
  if (marks.hearsPrices(priceIdsOf(wire))) return false;
  waiting.set(wire.gameId, { wire, channel, isTouched: false });
  if (matches.has(wire.gameId)) matches.set(wire.gameId, toMatch(wire, channel));
  return true;
}

const isOpened = (packed: WaitingMatch, channel: string): boolean => packed.channel !== channel || packed.isTouched;

function* priceIdsOf({ odds }: WireGameInput): Generator<string> {
  for (const { id } of odds) yield id;
}

/** The facts of a match, unpacked when first asked for. */
export function lookUpMatch({ matches, waiting }: BoardState, matchId: string): Match | undefined {
  const known = matches.get(matchId);
  const packed = known ? undefined : waiting.get(matchId);
  if (!packed) return known;
  const match = toMatch(packed.wire, packed.channel);
  matches.set(matchId, match);
  return match;
}

/** Unpacks the prices of a match that are not unpacked already. */
export function wakePrices(state: BoardState, matchId: string): void {
  const packed = state.waiting.get(matchId);
  const match = packed && lookUpMatch(state, matchId);
  if (!packed || !match) return;
  state.waiting.delete(matchId);
  const records = packed.wire.odds.flatMap((odds) => state.prices.get(odds.id) ?? toPriceRecord(odds, matchId) ?? []);
  for (const record of records) state.prices.set(record.id, record);
  const priceIds = records.map(({ id }) => id);
  state.held.set(matchId, [{ channel: packed.channel, priceIds, markets: match.markets }]);
}

/** Lets go of a match that was never unpacked; who hears its prices is told. */
export function dropWaiting({ waiting, prices, marks }: BoardState, matchId: string): void {
  const packed = waiting.get(matchId);
  if (!packed) return;
  waiting.delete(matchId);
  for (const id of priceIdsOf(packed.wire)) {
    prices.delete(id);
    marks.price(id);
  }
}

/**
 * A price, unpacked when need be.
 *
 * Alone: a tick tells of hundreds of prices of as many matches, and few of those are on screen.
 */
export function lookUpPrice({ prices, waiting }: BoardState, priceId: string): PriceRecord | undefined {
  const known = prices.get(priceId);
  if (known || waiting.size === 0) return known;
  const packed = waiting.get(gameIdOf(priceId));
  const odds = packed?.wire.odds.find(({ id }) => id === priceId);
  const record = odds && toPriceRecord(odds, gameIdOf(priceId));
  if (!packed || !record) return undefined;
  packed.isTouched = true;
  prices.set(priceId, record);
  return record;
}
