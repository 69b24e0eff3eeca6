import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import type { WireGameInput } from '../entities/wire.ts';
import type { ChannelList } from './channelList.ts';
import type { PriceReader } from '../prices/decodeCompact.ts';
import type { MatchPrices } from '../prices/matchPrices.ts';
import { createShapes, type PriceShape, type ShapeReader } from '../prices/priceSlots.ts';
import { compactTable, getTableEnd, type PriceMoment, type PriceTable } from '../prices/priceTable.ts';

/** State of one channel. */
export interface ChannelRecord {
  readonly matchIds: Set<string>;
  cursor: number | undefined;
  isStale: boolean;
  /** Milliseconds UTC at which the channel was last confirmed. */
  receivedAt: number;
  /** Built on the first read, `undefined` after the list has changed. */
  list: ChannelList | undefined;
}

/** Records changes for the listeners. */
export interface BoardMarks {
  readonly price: (id: string) => void;
  readonly match: (id: string) => void;
  readonly list: (channel: string) => void;
  /** Whether a price whose id begins with the id of the match has a listener. */
  readonly hasPriceListeners: (gameId: string) => boolean;
}

/** A match of a board that has not been parsed. */
export interface UnreadMatch {
  readonly wire: WireGameInput;
  readonly channel: string;
  readonly readPrices: PriceReader | undefined;
}

/** The prices of a match that one channel carries. A match can be on a board and on its own channel. */
export interface HeldMatch {
  readonly channel: string;
  readonly shape: PriceShape;
}

/** A parsed match. */
export interface StoredMatch {
  match: Match;
  holders: readonly HeldMatch[];
  prices: MatchPrices;
  /** Whether a price whose id begins with the id of the match has a listener. */
  hasListeners: boolean;
}

/** A stored match and the index of one of its prices. */
export interface PriceLocation {
  readonly stored: StoredMatch;
  readonly at: number;
}

/** State of the board store. It is changed in place; callers of the store receive snapshots only. */
export interface BoardState {
  readonly matches: Map<string, StoredMatch>;
  /** Matches that are parsed on the first read (`readMatch`), because most matches of a large board are never read. */
  readonly unread: Map<string, UnreadMatch>;
  /** Match ids by price id, for prices whose ids do not begin with the id of their match. */
  readonly foreignPrices: Map<string, string>;
  /** Locations of prices that were looked up by id. Cleared when a match is added or removed. */
  readonly found: Map<string, PriceLocation>;
  readonly leagues: Map<string, League>;
  readonly channels: Map<string, ChannelRecord>;
  readonly priceTable: PriceTable;
  /** Length of the price table above which it is compacted. */
  compactionLength: number;
  readonly shapeOf: ShapeReader;
  /** Returns one shared string for equal lines. */
  readonly internLine: (line: string) => string;
  readonly marks: BoardMarks;
  readonly now: () => number;
  /** Origin of the moments in the price table, in milliseconds UTC. It keeps moments small. */
  readonly since: number;
  /** Incremented when a match is added or removed. Decoders of compact changes then rebuild their index. */
  edition: number;
}

/** Length of the price table below which it is not compacted: about 1,000 prices. */
const MIN_COMPACTION_LENGTH = 4_096;

/** Maximum number of interned lines. A venue uses some hundreds. */
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
  priceTable: [],
  compactionLength: MIN_COMPACTION_LENGTH,
  shapeOf: createShapes(),
  internLine: createLineInterner(),
  marks,
  now,
  since: now() - 1,
  edition: 0,
});

/** Returns the current moment, at least 1. It stays at 1 if the clock is set back. */
const getElapsedMs = ({ now, since }: BoardState): number => Math.max(1, now() - since);

/** The store at the moment of a change. One object serves all changes of a message. */
export interface BoardMoment extends PriceMoment {
  readonly state: BoardState;
}

export const createBoardMoment = (state: BoardState): BoardMoment => ({
  state,
  table: state.priceTable,
  moment: getElapsedMs(state),
});

/**
 * Invalidates the cached price locations after a match was added, removed or replaced.
 *
 * Removed matches leave unused entries in the price table. The table is compacted once half of it may be unused, and when
 * no match is left.
 */
export function invalidatePriceIndex(state: BoardState): void {
  state.edition += 1;
  // Called for each of a thousand matches of a board. Clearing an empty map has a cost too.
  if (state.found.size > 0) state.found.clear();
  const { priceTable, matches, compactionLength } = state;
  if (getTableEnd(priceTable) <= (matches.size > 0 ? compactionLength : 0)) return;
  compactTable(
    priceTable,
    [...matches.values()].map(({ prices }) => prices),
  );
  state.compactionLength = Math.max(MIN_COMPACTION_LENGTH, 2 * getTableEnd(priceTable));
}

/** Returns the record of a channel and creates it if it is missing. */
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

/** Invalidates the list of a channel. */
export function listChanged({ channels, marks }: BoardState, channel: string): void {
  const record = channels.get(channel);
  if (record) record.list = undefined;
  marks.list(channel);
}
