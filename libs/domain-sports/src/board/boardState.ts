import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import type { WireGameInput } from '../entities/wire.ts';
import type { ChannelList } from './boardStore.ts';
import { closeGaps, type PackedPrices } from './packedPrices.ts';
import { createShapes, type PriceShape, type ShapeReader } from './priceShape.ts';
import type { PriceMoment, PriceTable } from './toldPrices.ts';

/** A channel inside the store. */
export interface ChannelRecord {
  readonly matchIds: Set<string>;
  cursor: number | undefined;
  isStale: boolean;
  /** Milliseconds UTC of the last word on it. */
  receivedAt: number;
  /** Made when somebody looks, gone when the list changes. */
  list: ChannelList | undefined;
}

/** Notes what changed, for the listeners. */
export interface BoardMarks {
  readonly price: (id: string) => void;
  readonly match: (id: string) => void;
  readonly list: (channel: string) => void;
  /** Whether somebody hears a price whose id begins with that of the match. */
  readonly hasPriceListeners: (gameId: string) => boolean;
}

/** Reads the prices of a match as its board writes them; `undefined` where they are named. */
export type PriceReader = (wire: WireGameInput) => PackedPrices | undefined;

/** A match as a board brought it, which nobody has asked for yet. */
export interface UnreadMatch {
  readonly wire: WireGameInput;
  readonly channel: string;
  readonly readPrices: PriceReader | undefined;
}

/** Which prices one channel tells of a match. The same match may stand on a board, in play, and on a channel of its own. */
export interface HeldMatch {
  readonly channel: string;
  readonly shape: PriceShape;
}

/** A match that was read. */
export interface StoredMatch {
  match: Match;
  holders: readonly HeldMatch[];
  prices: PackedPrices;
  /** Whether somebody hears a price of it by an id that begins with its own. */
  hasListeners: boolean;
}

/** Where a price stands. */
export interface PriceLocation {
  readonly stored: StoredMatch;
  readonly at: number;
}

/** Everything the store holds. Changed in place; nothing of it leaves the store but snapshots. */
export interface BoardState {
  readonly matches: Map<string, StoredMatch>;
  /** Of a board of thousands, much is never asked for: it is read match by match (`readMatch`). */
  readonly unread: Map<string, UnreadMatch>;
  /** Matches by those of their prices whose ids do not tell them. */
  readonly foreignPrices: Map<string, string>;
  /** Where prices that were asked for by name stand, until a match comes or goes. */
  readonly found: Map<string, PriceLocation>;
  readonly leagues: Map<string, League>;
  readonly channels: Map<string, ChannelRecord>;
  readonly told: PriceTable;
  /** How long that list may grow until its gaps are closed. */
  compactionLength: number;
  readonly shapeOf: ShapeReader;
  /** Answers the same text for the same line. */
  readonly internLine: (line: string) => string;
  readonly marks: BoardMarks;
  readonly now: () => number;
  /** Milliseconds UTC from which moments count: small numbers, which lie in the lists of prices themselves. */
  readonly since: number;
  /** Grows when a match comes or goes: a decoder of numbers then reads them anew. */
  edition: number;
}

/** Numbers of prices that are told before any gap is looked for: those of some thousand prices. */
const MIN_COMPACTION_LENGTH = 4_096;

/** Lines remembered; a venue writes some hundreds. */
const MAX_LINES = 1_000;

function createLineInterner(): BoardState['internLine'] {
  const known = new Map<string, string>();
  return (line) => {
    if (known.size > MAX_LINES) known.clear();
    return known.get(line) ?? (known.set(line, line), line);
  };
}

export const createBoardState = (marks: BoardMarks, now: () => number): BoardState => ({
  matches: new Map(),
  unread: new Map(),
  foreignPrices: new Map(),
  found: new Map(),
  leagues: new Map(),
  channels: new Map(),
  told: [],
  compactionLength: MIN_COMPACTION_LENGTH,
  shapeOf: createShapes(),
  internLine: createLineInterner(),
  marks,
  now,
  since: now() - 1,
  edition: 0,
});

/** The moment it is now, from 1: a clock that was set back stands still. */
const getElapsedMs = ({ now, since }: BoardState): number => Math.max(1, now() - since);

/** The store at the moment of a change. One is made for all changes that arrive together. */
export interface BoardMoment extends PriceMoment {
  readonly state: BoardState;
}

export const createBoardMoment = (state: BoardState): BoardMoment => ({
  state,
  table: state.told,
  moment: getElapsedMs(state),
});

/**
 * Notes that a match came, went or has other prices: nothing that was found may still stand where it stood.
 *
 * Matches that go leave gaps behind; once they may be half of the list, or all of it, they are closed.
 */
export function invalidatePriceIndex(state: BoardState): void {
  state.edition += 1;
  // A board brings a thousand matches, and to clear an empty one takes time too.
  if (state.found.size > 0) state.found.clear();
  const { told, matches, compactionLength } = state;
  if (told.length <= (matches.size > 0 ? compactionLength : 0)) return;
  const packs = [...matches.values()].map(({ prices }) => prices);
  closeGaps(told, packs);
  state.compactionLength = Math.max(MIN_COMPACTION_LENGTH, 2 * told.length);
}

/** The record of a channel, made when there is none. */
export function channelRecord({ channels, now }: BoardState, channel: string): ChannelRecord {
  const held = channels.get(channel);
  if (held) return held;
  const record: ChannelRecord = {
    matchIds: new Set(),
    cursor: undefined,
    isStale: false,
    receivedAt: now(),
    list: undefined,
  };
  channels.set(channel, record);
  return record;
}

/** Notes that the list of a channel is another one. */
export function listChanged({ channels, marks }: BoardState, channel: string): void {
  const record = channels.get(channel);
  if (record) record.list = undefined;
  marks.list(channel);
}
