import { type Match } from '../entities/match.ts';
import { toMatch } from '../entities/toMatch.ts';
import { type WireGameInput } from '../entities/wire.ts';
import { type BoardState } from './boardState.ts';
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
  if (held.has(wire.gameId) || (before && before.channel !== channel) || !isNamedByGame(wire)) return false;
  if (marks.hearsPrices(priceIdsOf(wire))) return false;
  waiting.set(wire.gameId, { wire, channel });
  if (matches.has(wire.gameId)) matches.set(wire.gameId, toMatch(wire, channel));
  return true;
}

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

/** Unpacks the prices of a match. */
export function wakePrices(state: BoardState, matchId: string): void {
  const packed = state.waiting.get(matchId);
  const match = packed && lookUpMatch(state, matchId);
  if (!packed || !match) return;
  state.waiting.delete(matchId);
  const records = packed.wire.odds.flatMap((odds) => toPriceRecord(odds, matchId) ?? []);
  for (const record of records) state.prices.set(record.id, record);
  const priceIds = records.map(({ id }) => id);
  state.held.set(matchId, [{ channel: packed.channel, priceIds, markets: match.markets }]);
}

/** Lets go of a match that was never unpacked; who hears its prices is told. */
export function dropWaiting({ waiting, marks }: BoardState, matchId: string): void {
  const packed = waiting.get(matchId);
  if (!packed) return;
  waiting.delete(matchId);
  for (const id of priceIdsOf(packed.wire)) marks.price(id);
}

/** A price, its match unpacked when need be. */
export function lookUpPrice(state: BoardState, priceId: string): PriceRecord | undefined {
  const known = state.prices.get(priceId);
  if (known || state.waiting.size === 0) return known;
  wakePrices(state, gameIdOf(priceId));
  return state.prices.get(priceId);
}
