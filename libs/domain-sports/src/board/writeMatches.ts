import { type Match } from '../entities/match.ts';
import { patchMatch, toMatch } from '../entities/toMatch.ts';
import { type WireGameChange, type WireGameInput, type WirePriceChange } from '../entities/wire.ts';
import { channelRecord, listChanged, type BoardState, type ChannelRecord, type HeldMatch } from './boardState.ts';
import { changePrice, succeedPrice, toPriceRecord, type PriceRecord } from './priceRecord.ts';
import { dropWaiting, keepWaiting, lookUpMatch, lookUpPrice, wakePrices } from './waitingMatches.ts';

/** @param isShared another channel has the price too, and may have said something newer since */
const putPrice = ({ prices, marks, now }: BoardState, record: PriceRecord, isShared: boolean): void => {
  const before = prices.get(record.id);
  if (before && isShared && record.version < before.version) return;
  prices.set(record.id, record);
  if (!before || succeedPrice(record, before, now())) marks.price(record.id);
};

const NONE: readonly HeldMatch[] = [];

const holdersOf = ({ held }: BoardState, matchId: string): readonly HeldMatch[] => held.get(matchId) ?? NONE;

/** Markets of all channels together; of one that several have, the fuller list stands. */
const marketsOf = (holders: readonly HeldMatch[]): Match['markets'] => {
  const fullestLast = holders.toSorted((a, b) => a.priceIds.length - b.priceIds.length);
  return Object.assign({}, ...fullestLast.map(({ markets }) => markets)) as Match['markets'];
};

function dropPrices({ prices, marks }: BoardState, left: HeldMatch, holders: readonly HeldMatch[]): void {
  const kept = new Set(holders.flatMap(({ priceIds }) => priceIds));
  for (const id of left.priceIds) if (!kept.has(id) && prices.delete(id)) marks.price(id);
}

/** Sets what one channel tells of a match; prices no channel tells any more are gone. */
function hold(state: BoardState, matchId: string, channel: string, told: HeldMatch | undefined): readonly HeldMatch[] {
  const before = holdersOf(state, matchId);
  const others = before.filter((holder) => holder.channel !== channel);
  const after = told ? [...others, told] : others;
  if (after.length > 0) state.held.set(matchId, after);
  else state.held.delete(matchId);
  const left = before.find((holder) => holder.channel === channel);
  if (left) dropPrices(state, left, after);
  return after;
}

const isMoved = (before: Match, after: Match): boolean =>
  before.leagueId !== after.leagueId || before.kickOffAt !== after.kickOffAt;

/** Puts a whole match in a channel, over what that channel knew of it. */
export function putMatch(state: BoardState, wire: WireGameInput, channel: string): void {
  if (!keepWaiting(state, wire, channel)) unpack(state, wire, channel);
  state.edition += 1;
  channelRecord(state, channel).matchIds.add(wire.gameId);
  state.marks.match(wire.gameId);
}

function unpack(state: BoardState, wire: WireGameInput, channel: string): void {
  const { gameId } = wire;
  wakePrices(state, gameId);
  const before = state.matches.get(gameId);
  const records = wire.odds.flatMap((odds) => toPriceRecord(odds, gameId) ?? []);
  const match = toMatch(wire, channel);
  const told: HeldMatch = { channel, priceIds: records.map(({ id }) => id), markets: match.markets };
  const holders = hold(state, gameId, channel, told);
  const isShared = holders.length > 1;
  for (const record of records) putPrice(state, record, isShared);
  state.matches.set(gameId, isShared ? { ...match, markets: marketsOf(holders) } : match);
  if (before && isMoved(before, match)) for (const holder of holders) listChanged(state, holder.channel);
}

/** Takes a match out of a channel. One that kicked off may stand in the in-play channel already: it goes when nobody holds it. */
export function removeMatch(state: BoardState, record: ChannelRecord, matchId: string, channel: string): void {
  if (!record.matchIds.delete(matchId)) return;
  state.edition += 1;
  dropWaiting(state, matchId);
  const holders = hold(state, matchId, channel, undefined);
  const match = state.matches.get(matchId);
  if (match && holders.length > 0) state.matches.set(matchId, { ...match, markets: marketsOf(holders) });
  else state.matches.delete(matchId);
  state.marks.match(matchId);
}

/** Changes fields of a known match; one that moves, moves in every list that has it. */
export function changeMatch(state: BoardState, change: WireGameChange): void {
  const before = lookUpMatch(state, change.gameId);
  if (!before) return;
  const after = patchMatch(before, change);
  state.matches.set(change.gameId, after);
  state.marks.match(change.gameId);
  if (!isMoved(before, after)) return;
  const packed = state.waiting.get(change.gameId);
  for (const { channel } of packed ? [packed] : holdersOf(state, change.gameId)) listChanged(state, channel);
}

/** Changes known prices; the hottest loop of the site (SPT-09). */
export function changePrices(state: BoardState, changes: readonly WirePriceChange[]): void {
  const at = state.now();
  for (const change of changes) {
    const record = lookUpPrice(state, change[0]);
    if (record && changePrice(record, change, at)) state.marks.price(record.id);
  }
}
