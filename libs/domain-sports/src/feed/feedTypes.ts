import type { Clock } from '@pavilion/kernel';
import type { BoardStore, CompactPrices } from '../board/boardStore.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { FeedFrame } from './feedFrames.ts';

export interface FeedSocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** Called once for every end, failed openings included. */
  readonly onClose: () => void;
}

export interface FeedSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What the feed needs from outside. Every call may fail; the feed then tries again by itself. */
export interface SportFeedPorts {
  readonly board: BoardStore;
  /** @param isCompact whether the board may come packed (`WireBoard.shapes`); its prices may be named all the same */
  readonly loadBoard: (channel: string, signal: AbortSignal, isCompact: boolean) => Promise<WireBoard>;
  /** Rejects when the cursor is too old; the feed then loads a board. */
  readonly loadChanges: (channel: string, cursor: number, signal: AbortSignal) => Promise<WireChanges>;
  /** Without it, or while it fails, the feed polls. */
  readonly openSocket?: (handlers: FeedSocketHandlers) => FeedSocket;
  readonly clock: Clock;
  /** Whether the page is out of sight; no work is done then. */
  readonly visibility?: { readonly isHidden: () => boolean; readonly subscribe: (listener: () => void) => () => void };
  /**
   * Reads a message of the socket, for a venue that writes another form; `undefined` for one that says nothing to us.
   * Unless given, the frames of this library's own protocol are read.
   */
  readonly readFrame?: (message: string) => FeedFrame | undefined;
  /** Language of names in pushed matches. */
  readonly langx?: string;
  /** 0 to 1; spreads reconnections. */
  readonly random?: () => number;
}

/** `push` while the socket is open, `poll` while it is not, `paused` while hidden, `idle` with nothing subscribed. */
export type FeedMode = 'idle' | 'push' | 'poll' | 'paused';

/** What a subscriber wants of a channel. */
export interface SubscribeOptions {
  /** Pushed matches; all unless given. */
  readonly gameIds?: readonly string[];
  /**
   * Reads boards and price changes in their compact form, which the server is then asked for. The boards of such a channel
   * have to number their prices; a server that does not know the form goes on sending the named one, and polling always does.
   */
  readonly compact?: CompactPrices | undefined;
}

/** One adapter for push and polling (ruling B3). */
export interface SportFeed {
  /** Keeps a channel current in the board store until the answer is called. Subscriptions of one channel are counted. */
  readonly subscribe: (channel: string, options?: SubscribeOptions) => () => void;
  readonly getMode: () => FeedMode;
  readonly subscribeMode: (listener: () => void) => () => void;
  /** Server time minus own time in milliseconds, 0 until a frame told it. */
  readonly getClockOffset: () => number;
  /** Loads every channel again at once and reconnects: after sleep, or by a refresh button. */
  readonly resync: () => void;
  /** Ends everything: no timer, request or listener is left. */
  readonly dispose: () => void;
}
