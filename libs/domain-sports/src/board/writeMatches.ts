import { patchMatchDetails, type MatchDetails } from '../entities/toMatch.ts';
import type { WireGameChange, WirePriceChange } from '../entities/wire.ts';
import { parsePrice } from '../odds/price.ts';
import {
  channelRecord,
  createBoardMoment,
  listChanged,
  invalidatePriceIndex,
  type BoardMoment,
  type BoardState,
  type ChannelRecord,
  type HeldMatch,
  type PriceLocation,
  type StoredMatch,
  type UnreadMatch,
} from './boardState.ts';
import { withMarkets } from './lazyMarkets.ts';
import {
  forgetCell,
  mergePrices,
  getPriceOffset,
  replaceMatchPrice,
  type MatchPrices,
  type MatchReplacement,
} from '../prices/matchPrices.ts';
import { isForeignKey, toPriceId } from '../prices/priceSlots.ts';
import {
  findPrice,
  decodeMatch,
  storeUnparsed,
  markPrice,
  readMatch,
  createStoredMatch,
  type MatchParts,
} from './matchStore.ts';
import { applyChange } from '../prices/priceTable.ts';

const isMoved = (before: MatchDetails, after: MatchDetails): boolean =>
  before.leagueId !== after.leagueId || before.kickOffAt !== after.kickOffAt;

const NONE: readonly HeldMatch[] = [];

/** Adds a match to a channel or replaces it there. */
export function putMatch(state: BoardState, match: UnreadMatch): void {
  const { wire, channel } = match;
  if (!storeUnparsed(state, match)) store(state, match);
  invalidatePriceIndex(state);
  channelRecord(state, channel).matchIds.add(wire.gameId);
  state.marks.match(wire.gameId);
}

function store(state: BoardState, match: UnreadMatch): void {
  const { wire, channel } = match;
  const before = readMatch(state, wire.gameId);
  const others = findOtherHolders(before, channel);
  const { details, prices } = decodeMatch(state, match);
  const holders = [...others, { channel, shape: prices.shape }];
  succeed(state, wire.gameId, { to: prices, from: before?.prices, isShared: others.length > 0 });
  hold(state, { details, holders }, [prices, ...(before ? [before.prices] : [])]);
  if (before && isMoved(before.match, details)) for (const held of holders) listChanged(state, held.channel);
}

/** New prices of a match and the prices they replace, if the match was known. */
interface MatchSuccession extends Pick<MatchReplacement, 'to' | 'isShared'> {
  readonly from: MatchPrices | undefined;
}

/** Carries flashes and cells over to the new prices and marks the changed ones. */
function succeed(state: BoardState, gameId: string, { to, from, isShared }: MatchSuccession): void {
  const succession = from && { ...createBoardMoment(state), to, from, isShared };
  to.shape.slots.forEach((slot, at) => {
    const index = from?.shape.at.get(slot.key);
    const hasChanged = !succession || index === undefined || replaceMatchPrice(succession, at, index);
    const id = toPriceId(gameId, slot.key);
    if (hasChanged) state.marks.price(id);
    if (isForeignKey(slot.key)) state.foreignPrices.set(id, gameId);
  });
}

/**
 * Stores a match for its channels. Each price comes from the first pack that has it; prices without a channel are
 * removed.
 */
function hold(
  state: BoardState,
  { details, holders }: Omit<MatchParts, 'prices'>,
  packs: readonly [MatchPrices, ...MatchPrices[]],
): void {
  const all = [...new Map(packs.flatMap(({ shape }) => shape.slots.map((slot) => [slot.key, slot]))).values()];
  const kept = all.filter(({ key }) => holders.some(({ shape }) => shape.at.has(key)));
  const prices = kept.length === packs[0].shape.slots.length ? packs[0] : mergePrices(state.priceTable, kept, packs);
  state.matches.set(details.id, createStoredMatch(state, { details, holders, prices }));
  for (const { key } of all) if (!prices.shape.at.has(key)) forgetPrice(state, details.id, key);
}

function forgetPrice({ foreignPrices, marks }: BoardState, gameId: string, key: string): void {
  const id = toPriceId(gameId, key);
  foreignPrices.delete(id);
  marks.price(id);
}

/** Removes a match. An unparsed match without listeners is not parsed for this. */
function forget(state: BoardState, gameId: string): void {
  const isUnheard = state.unread.has(gameId) && !state.marks.hasPriceListeners(gameId);
  const prices = isUnheard ? undefined : readMatch(state, gameId)?.prices;
  state.unread.delete(gameId);
  state.matches.delete(gameId);
  prices?.shape.slots.forEach(({ key }) => forgetPrice(state, gameId, key));
}

const findOtherHolders = (stored: StoredMatch | undefined, channel: string): readonly HeldMatch[] =>
  stored?.holders.filter((held) => held.channel !== channel) ?? NONE;

/** A channel with its name. */
interface NamedChannel {
  readonly channel: string;
  readonly record: ChannelRecord;
}

/**
 * Removes a match from a channel. A match that kicked off may be on the in-play channel already; it is removed with its
 * last channel.
 */
export function removeMatch(state: BoardState, { record, channel }: NamedChannel, matchId: string): void {
  if (!record.matchIds.delete(matchId)) return;
  const before = state.matches.get(matchId);
  const others = findOtherHolders(before, channel);
  if (before && others.length > 0)
    hold(state, { details: patchMatchDetails(before.match, {}), holders: others }, [before.prices]);
  else forget(state, matchId);
  state.marks.match(matchId);
  invalidatePriceIndex(state);
}

/** Changes fields of a known match. If its league or kick-off changes, the lists of all its channels change. */
export function changeMatch(state: BoardState, change: WireGameChange): void {
  const stored = readMatch(state, change.gameId);
  if (!stored) return;
  const before = stored.match;
  stored.match = withMarkets(patchMatchDetails(before, change), stored.prices.shape);
  state.marks.match(change.gameId);
  if (isMoved(before, stored.match)) for (const { channel } of stored.holders) listChanged(state, channel);
}

/**
 * Applies a named change. The stored string of an unchanged line is kept.
 *
 * @returns whether the change was newer than the stored price
 */
function changeNamed(
  moment: BoardMoment,
  { stored: { prices }, at }: PriceLocation,
  [, line, price, active, version]: WirePriceChange,
): boolean {
  const isLineMoved = line !== prices.lines[at];
  const change = { units: parsePrice(price) ?? 0, isActive: active === 'Y', version, isLineMoved };
  if (!applyChange(moment, getPriceOffset(prices, at), change)) return false;
  if (isLineMoved) prices.lines[at] = moment.state.internLine(line);
  forgetCell(prices, at);
  return true;
}

/** Changes known prices. This is the hottest loop of the site (SPT-09). */
export function changePrices(state: BoardState, changes: readonly WirePriceChange[]): void {
  const moment = createBoardMoment(state);
  for (const change of changes) {
    const place = findPrice(state, change[0]);
    if (place && changeNamed(moment, place, change)) markPrice(state, place.stored, place.at);
  }
}
