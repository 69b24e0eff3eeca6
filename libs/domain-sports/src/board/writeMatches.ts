import { type Match } from '../entities/match.ts';
import { patchMatch, toMatch } from '../entities/toMatch.ts';
import { type WireGameChange, type WireGameInput, type WirePriceChange } from '../entities/wire.ts';
import { channelRecord, type BoardState, type ChannelRecord } from './boardState.ts';
import { changePrice, succeedPrice, toPriceRecord, type PriceRecord } from './priceRecord.ts';

const removePrices = ({ prices, marks }: BoardState, ids: Iterable<string>): void => {
  for (const id of ids) if (prices.delete(id)) marks.price(id);
};

const putPrice = ({ prices, marks, now }: BoardState, record: PriceRecord): void => {
  const before = prices.get(record.id);
  prices.set(record.id, record);
  if (!before || succeedPrice(record, before, now())) marks.price(record.id);
};

/** Puts a whole match in a channel, over what was known of it. */
export function putMatch(state: BoardState, wire: WireGameInput, channel: string): void {
  const records = wire.odds.flatMap((odds) => toPriceRecord(odds, wire.gameId) ?? []);
  const ids = records.map(({ id }) => id);
  const kept = new Set(ids);
  removePrices(
    state,
    (state.priceIdsOf.get(wire.gameId) ?? []).filter((id) => !kept.has(id)),
  );
  for (const record of records) putPrice(state, record);
  state.priceIdsOf.set(wire.gameId, ids);
  state.matches.set(wire.gameId, toMatch(wire, channel));
  channelRecord(state, channel).matchIds.add(wire.gameId);
  state.marks.match(wire.gameId);
}

const isHeldElsewhere = ({ channels }: BoardState, matchId: string): boolean =>
  [...channels.values()].some(({ matchIds }) => matchIds.has(matchId));

/** Takes a match out of a channel. One that kicked off may stand in the in-play channel already: it goes when nobody holds it. */
export function removeMatch(state: BoardState, record: ChannelRecord, matchId: string): void {
  if (!record.matchIds.delete(matchId) || isHeldElsewhere(state, matchId)) return;
  removePrices(state, state.priceIdsOf.get(matchId) ?? []);
  state.priceIdsOf.delete(matchId);
  state.matches.delete(matchId);
  state.marks.match(matchId);
}

const isMoved = (before: Match, after: Match): boolean =>
  before.leagueId !== after.leagueId || before.kickOffAt !== after.kickOffAt;

/** Changes fields of a known match; answers whether it moves in its list. */
export function changeMatch(state: BoardState, change: WireGameChange): boolean {
  const before = state.matches.get(change.gameId);
  if (!before) return false;
  const after = patchMatch(before, change);
  state.matches.set(change.gameId, after);
  state.marks.match(change.gameId);
  return isMoved(before, after);
}

/** Changes known prices; the hottest loop of the site (SPT-09). */
export function changePrices({ prices, marks, now }: BoardState, changes: readonly WirePriceChange[]): void {
  const at = now();
  for (const change of changes) {
    const record = prices.get(change[0]);
    if (record && changePrice(record, change, at)) marks.price(record.id);
  }
}
