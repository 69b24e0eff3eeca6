import { toLeague } from '../entities/toLeague.ts';
import type { WireBoard, WireChanges, WireLeagueInput } from '../entities/wire.ts';
import { channelRecord, listChanged, type BoardState, type ChannelRecord } from './boardState.ts';
import { findPrice } from './matchStore.ts';
import type { CompactPrices } from './boardStore.ts';
import { changeMatch, changePrices, putMatch, removeMatch } from './writeMatches.ts';

const putLeagues = (state: BoardState, leagues: readonly WireLeagueInput[]): void => {
  for (const league of leagues) state.leagues.set(league.league_id, toLeague(league));
};

/** Replaces the content of a channel by a board. */
export function applyBoard(state: BoardState, board: WireBoard, compact?: CompactPrices): void {
  const { channel, cursor, leagues, games } = board;
  const record = channelRecord(state, channel);
  if (record.matchIds.size > 0) {
    const kept = new Set(games.map(({ gameId }) => gameId));
    for (const id of [...record.matchIds]) if (!kept.has(id)) removeMatch(state, { channel, record }, id);
  }
  putLeagues(state, leagues);
  const readPrices = board.shapes && compact?.readerOf(state, board);
  for (const wire of games) putMatch(state, { wire, channel, readPrices });
  record.cursor = cursor;
  record.isStale = false;
  record.receivedAt = state.now();
  listChanged(state, channel);
}

/** Applies a delta to a channel. */
export function applyChanges(state: BoardState, changes: WireChanges, compact?: CompactPrices): void {
  const { channel, removed, leagues, added } = changes;
  const record = channelRecord(state, channel);
  for (const id of removed) removeMatch(state, { channel, record }, id);
  putLeagues(state, leagues);
  for (const wire of added) putMatch(state, { wire, channel, readPrices: undefined });
  for (const change of changes.games) changeMatch(state, change);
  changePrices(state, changes.prices);
  if (changes.compact) compact?.change(state, channel, changes.compact);
  record.cursor = changes.cursor;
  if (removed.length + added.length + leagues.length > 0) listChanged(state, channel);
}

/** Sets whether the prices of a channel are stale. */
export function setStale(state: BoardState, channel: string, isStale: boolean): void {
  if (!isStale && !state.channels.has(channel)) return;
  const record = channelRecord(state, channel);
  if (!isStale) record.receivedAt = state.now();
  if (record.isStale === isStale) return;
  record.isStale = isStale;
  listChanged(state, channel);
}

/** Finds the channels that carry a price. */
function findChannels(state: BoardState, priceId: string): readonly ChannelRecord[] {
  const place = findPrice(state, priceId);
  if (!place) return [];
  const { holders, prices } = place.stored;
  const key = prices.shape.slots[place.at]?.key ?? '';
  return holders.filter(({ shape }) => shape.at.has(key)).flatMap(({ channel }) => state.channels.get(channel) ?? []);
}

/** Returns the milliseconds since a channel last confirmed a price, or `undefined` for an unknown price. */
export function priceAge(state: BoardState, priceId: string): number | undefined {
  const records = findChannels(state, priceId);
  return records.length > 0 ? state.now() - Math.max(...records.map(({ receivedAt }) => receivedAt)) : undefined;
}

/** Whether all channels that carry the price are stale. */
export const isPriceStale = (state: BoardState, priceId: string): boolean =>
  findChannels(state, priceId).every(({ isStale }) => isStale);

/** Removes a channel and the matches that no other channel carries. */
export function dropChannel(state: BoardState, channel: string): void {
  const record = state.channels.get(channel);
  if (!record) return;
  state.channels.delete(channel);
  for (const id of [...record.matchIds]) removeMatch(state, { channel, record }, id);
  state.marks.list(channel);
}
