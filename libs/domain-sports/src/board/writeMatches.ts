import { type Match } from '../entities/match.ts';
import { patchFacts } from '../entities/toMatch.ts';
import { type WireGameChange, type WireGameInput, type WirePriceChange } from '../entities/wire.ts';
import { parsePrice } from '../odds/price.ts';
import {
  channelRecord,
  listChanged,
  type BoardState,
  type ChannelRecord,
  type HeldMatch,
  type StoredMatch,
} from './boardState.ts';
import { withMarkets, withMarketsOf } from './lazyMarkets.ts';
import { changePrice, gatherPrices, succeedPrice, type PackedPrices } from './packedPrices.ts';
import { isStray, priceIdOf, type PriceSlot } from './priceShape.ts';
import { findPrice, fromWire, leaveUnread, markPrice, readMatch } from './storedMatches.ts';

const isMoved = (before: Match, after: Match): boolean =>
  before.leagueId !== after.leagueId || before.kickOffAt !== after.kickOffAt;

const NONE: readonly HeldMatch[] = [];

const keepStrays = ({ strays }: BoardState, gameId: string, slots: readonly PriceSlot[]): void => {
  for (const { key } of slots) if (isStray(key)) strays.set(priceIdOf(gameId, key), gameId);
};

/** Notes those of some prices that are told no more. */
function dropPrices(state: BoardState, gameId: string, before: readonly PriceSlot[], after?: PackedPrices): void {
  for (const slot of before) {
    if (after?.shape.at.has(slot.key)) continue;
    if (isStray(slot.key)) state.strays.delete(priceIdOf(gameId, slot.key));
    markPrice(state, gameId, slot);
  }
}

/** Puts a whole match in a channel, over what that channel knew of it. */
export function putMatch(state: BoardState, wire: WireGameInput, channel: string): void {
  if (!leaveUnread(state, wire, channel)) store(state, wire, channel);
  state.edition += 1;
  channelRecord(state, channel).matchIds.add(wire.gameId);
  state.marks.match(wire.gameId);
}

function store(state: BoardState, wire: WireGameInput, channel: string): void {
  const { gameId } = wire;
  const before = readMatch(state, gameId);
  const others = before?.holders.filter((held) => held.channel !== channel) ?? NONE;
  const { facts, prices: told } = fromWire(state, wire, channel);
  const holders = [...others, { channel, shape: told.shape }];
  const match = withMarkets(facts, holders);
  succeed(state, gameId, told, before?.prices, others.length > 0);
  const prices = before ? beside(told, before.prices, others) : told;
  state.matches.set(gameId, { match, holders, prices });
  keepStrays(state, gameId, told.shape.slots);
  if (!before) return;
  dropPrices(state, gameId, before.prices.shape.slots, prices);
  if (isMoved(before.match, match)) for (const held of holders) listChanged(state, held.channel);
}

/** Carries what is known of prices over to those a channel tells now. */
function succeed(
  state: BoardState,
  gameId: string,
  told: PackedPrices,
  before: PackedPrices | undefined,
  isShared: boolean,
): void {
  const now = state.now();
  told.shape.slots.forEach((slot, at) => {
    const index = before?.shape.at.get(slot.key);
    const isNews = !before || index === undefined || succeedPrice(told, at, before, index, isShared, now);
    if (isNews) markPrice(state, gameId, slot);
  });
}

const isTold = (holders: readonly HeldMatch[], { key }: PriceSlot): boolean =>
  holders.some(({ shape }) => shape.at.has(key));

/** What a channel tells, and beside it the prices that only others tell. */
function beside(told: PackedPrices, before: PackedPrices, others: readonly HeldMatch[]): PackedPrices {
  const { slots, at } = told.shape;
  const further = before.shape.slots.filter((slot) => !at.has(slot.key) && isTold(others, slot));
  return further.length > 0 ? gatherPrices([...slots, ...further], [told, before]) : told;
}

/** Takes a match out of a channel. One that kicked off may stand in the in-play channel already: it goes when nobody holds it. */
export function removeMatch(state: BoardState, record: ChannelRecord, matchId: string, channel: string): void {
  if (!record.matchIds.delete(matchId)) return;
  state.edition += 1;
  state.marks.match(matchId);
  const before = state.matches.get(matchId);
  if (before) leave(state, matchId, before, channel);
  else dropUnread(state, matchId);
}

function leave(state: BoardState, matchId: string, before: StoredMatch, channel: string): void {
  const holders = before.holders.filter((held) => held.channel !== channel);
  const { slots } = before.prices.shape;
  if (holders.length === 0) {
    state.matches.delete(matchId);
    return dropPrices(state, matchId, slots);
  }
  const kept = slots.filter((slot) => isTold(holders, slot));
  const prices = kept.length < slots.length ? gatherPrices(kept, [before.prices]) : before.prices;
  const match = withMarkets(patchFacts(before.match, {}), holders);
  state.matches.set(matchId, { match, holders, prices });
  dropPrices(state, matchId, slots, prices);
}

/** Lets go of a match that was never read; who hears its prices since is told. */
function dropUnread({ unread, marks }: BoardState, matchId: string): void {
  const odds = unread.get(matchId)?.wire.odds ?? [];
  unread.delete(matchId);
  if (marks.hearsPricesOf(matchId)) for (const { id } of odds) marks.price(id);
}

/** Changes fields of a known match; one that moves, moves in every list that has it. */
export function changeMatch(state: BoardState, change: WireGameChange): void {
  const stored = readMatch(state, change.gameId);
  if (!stored) return;
  const before = stored.match;
  stored.match = withMarketsOf(patchFacts(before, change), before);
  state.marks.match(change.gameId);
  if (isMoved(before, stored.match)) for (const { channel } of stored.holders) listChanged(state, channel);
}

/** Changes known prices; the hottest loop of the site (SPT-09). */
export function changePrices(state: BoardState, changes: readonly WirePriceChange[]): void {
  const now = state.now();
  for (const [id, line, price, active, version] of changes) {
    const place = findPrice(state, id);
    if (!place) continue;
    const change = { line: state.keepLine(line), units: parsePrice(price) ?? 0, isActive: active === 'Y', version };
    if (changePrice(place.stored.prices, place.at, change, now)) state.marks.price(id);
  }
}
