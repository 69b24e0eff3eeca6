import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import type { PriceCell } from '../entities/priceCell.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { PriceReader } from '../prices/decodeCompact.ts';
import type { BoardState } from './boardState.ts';
import type { ChannelList } from './channelList.ts';

/** Options of `createBoardStore`. */
export interface BoardStoreOptions {
  /**
   * Calls back once before the next frame: `requestAnimationFrame` in a browser. Listeners are notified once per frame.
   */
  readonly scheduleFrame: (callback: () => void) => void;
  /** Current time in milliseconds UTC. It is stored as `changedAt`. */
  readonly now: () => number;
}

/**
 * Decoder of packed boards and compact changes, created by `createCompactPrices`. Its methods are called by the board
 * store only.
 */
export interface CompactPrices {
  readonly readerOf: (state: BoardState, board: WireBoard) => PriceReader;
  readonly change: (state: BoardState, channel: string, compact: readonly (readonly number[])[]) => void;
}

/**
 * Prices, matches and leagues of the board, outside Redux. A changed price notifies the listeners of one cell.
 *
 * A match can be on several channels, such as its board and its own channel. They share its fields, and its markets are
 * those of all its channels. It is removed when the last channel no longer carries it.
 *
 * Reads are synchronous and current. Listeners are called once per frame. Every `get…` returns the same reference until
 * the value changes, as `useSyncExternalStore` requires (SPT-09).
 */
export interface BoardStore {
  readonly getPrice: (priceId: string) => PriceCell | undefined;
  /**
   * Returns the milliseconds since a channel last confirmed a price by a board, a delta or a heartbeat; `undefined` for
   * an unknown price.
   */
  readonly getPriceAge: (priceId: string) => number | undefined;
  /**
   * Whether a price may be outdated: all channels that carry it are stale, or none carries it. Such a price cannot be
   * bet on (F-BET-15).
   */
  readonly isPriceStale: (priceId: string) => boolean;
  readonly getMatch: (matchId: string) => Match | undefined;
  readonly getLeague: (leagueId: string) => League | undefined;
  readonly getList: (channel: string) => ChannelList;
  /** Cursor of the channel; `undefined` until a board was received. */
  readonly getCursor: (channel: string) => number | undefined;
  readonly subscribePrice: (priceId: string, listener: () => void) => () => void;
  readonly subscribeMatch: (matchId: string, listener: () => void) => () => void;
  /** Notifies of changes of order, membership, loading state and staleness of one channel, not of prices or scores. */
  readonly subscribeList: (channel: string, listener: () => void) => () => void;
  /**
   * Replaces a channel. The board replaces prices of newer versions too, unless another channel carries the newer version.
   *
   * @param compact decoder of packed prices; without it packed matches have no prices
   */
  readonly applyBoard: (board: WireBoard, compact?: CompactPrices) => void;
  /**
   * Applies a delta without a check of its cursor, which the feed does. Older versions of a price are ignored (F-BET-13).
   *
   * @param compact decoder of `changes.compact`, which is ignored without it
   */
  readonly applyChanges: (changes: WireChanges, compact?: CompactPrices) => void;
  readonly setStale: (channel: string, isStale: boolean) => void;
  /** Removes a channel and the matches that no other channel carries. */
  readonly dropChannel: (channel: string) => void;
}
