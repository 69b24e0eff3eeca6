import type { League } from '../entities/league.ts';
import type { Match } from '../entities/match.ts';
import type { PriceCell } from '../entities/priceCell.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { BoardState, PriceReader } from './boardState.ts';

/** What is known of one channel: replaced as a whole when its list changes. */
export interface ChannelList {
  readonly channel: string;
  /** In board order: leagues by their order, matches by kick-off. */
  readonly leagueIds: readonly string[];
  readonly matchIds: readonly string[];
  readonly matchIdsByLeague: Readonly<Record<string, readonly string[]>>;
  /** `false` until the first board has come. */
  readonly isLoaded: boolean;
  /** Nothing heard for 30 s, or the feed is broken: prices are shown as stale, placing asks first (F-BET-15). */
  readonly isStale: boolean;
}

export interface BoardStoreOptions {
  /** Calls back once before the next frame: `requestAnimationFrame` in a browser. One notification per frame. */
  readonly scheduleFrame: (callback: () => void) => void;
  /** Milliseconds UTC; stamps `changedAt`. */
  readonly now: () => number;
}

/** Reads packed boards and compact changes into a store; made by `createCompactPrices`, of use to nobody but a store. */
export interface CompactPrices {
  readonly readerOf: (state: BoardState, board: WireBoard) => PriceReader;
  readonly change: (state: BoardState, channel: string, compact: readonly (readonly number[])[]) => void;
}

/**
 * Prices, matches and leagues of the board, outside Redux: a changed price wakes the listeners of one cell.
 *
 * A match may stand on several channels, such as its board and the channel of its own: its facts are shared, its markets
 * are those of all of them together, and it goes when the last lets go.
 *
 * Reads are synchronous and always current; listeners are called once per frame. Every `get…` answers the same
 * reference until the thing changes, which is what `useSyncExternalStore` needs (SPT-09).
 */
export interface BoardStore {
  readonly getPrice: (priceId: string) => PriceCell | undefined;
  /** Milliseconds since a channel last vouched for a price, by a board, a change or a heartbeat; `undefined` for one nobody holds. */
  readonly getPriceAge: (priceId: string) => number | undefined;
  /** Whether a price may be old: every channel that tells of it has gone quiet, or none does. Not to be bet on (F-BET-15). */
  readonly isPriceStale: (priceId: string) => boolean;
  readonly getMatch: (matchId: string) => Match | undefined;
  readonly getLeague: (leagueId: string) => League | undefined;
  readonly getList: (channel: string) => ChannelList;
  /** Where the channel stands; `undefined` until a board has come. */
  readonly getCursor: (channel: string) => number | undefined;
  readonly subscribePrice: (priceId: string, listener: () => void) => () => void;
  readonly subscribeMatch: (matchId: string, listener: () => void) => () => void;
  /** Hears changes of order, membership, loading and staleness of one channel, not prices or scores. */
  readonly subscribeList: (channel: string, listener: () => void) => () => void;
  /**
   * Replaces a channel. The board is the truth: it wins over versions held before, unless another channel told newer ones.
   *
   * @param compact reads the prices of packed matches, which have none without it
   */
  readonly applyBoard: (board: WireBoard, compact?: CompactPrices) => void;
  /**
   * Applies changes without looking at the cursor (the feed does); older versions of a price are ignored (F-BET-13).
   *
   * @param compact reads `changes.compact`, which is passed over without it
   */
  readonly applyChanges: (changes: WireChanges, compact?: CompactPrices) => void;
  readonly setStale: (channel: string, isStale: boolean) => void;
  /** Forgets a channel and what only it held. */
  readonly dropChannel: (channel: string) => void;
}
