import type { Clock } from '@pavilion/kernel';
import type { LinkSocket, LinkSocketHandlers, LinkWake } from '@pavilion/kernel/link';
import type { BoardStore, CompactPrices } from '../board/boardStore.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { ChannelSource } from './channelSource.ts';
import type { FeedFrame } from './feedFrames.ts';

/** Ports of the sport feed. Every call may fail; the feed then retries by itself. */
export interface SportFeedPorts {
  readonly board: BoardStore;
  /**
   * Loads the board of a channel.
   *
   * @param isCompact whether the board may be packed (`WireBoard.shapes`); named prices are always accepted
   */
  readonly loadBoard: (channel: string, signal: AbortSignal, isCompact: boolean) => Promise<WireBoard>;
  /** Loads the changes after a cursor. Rejects if the cursor is too old; the feed then loads a board. */
  readonly loadChanges: (channel: string, cursor: number, signal: AbortSignal) => Promise<WireChanges>;
  /** Opens a socket. The feed polls if it is absent or the socket is closed. */
  readonly openSocket?: (handlers: LinkSocketHandlers) => LinkSocket;
  readonly clock: Clock;
  /** Visibility of the page. A hidden page causes no work. */
  readonly visibility?: { readonly isHidden: () => boolean; readonly subscribe: (listener: () => void) => () => void };
  /** Events of the browser: the feed reconnects at once when it is online again. */
  readonly wake?: LinkWake;
  /**
   * Parses a message of a socket that uses another protocol. Returns `undefined` for an irrelevant message.
   * The default parses the frames of this library's protocol.
   */
  readonly readFrame?: (message: string) => FeedFrame | undefined;
  /**
   * Returns the language of the names in pushed matches, `zh-cn` by default. It is read at each subscription of a channel;
   * after a change, call `SportFeed.resync`.
   */
  readonly langx?: () => string;
  /** Returns a number from 0 to 1 for the jitter of retries. */
  readonly random?: () => number;
}

/** `push` while the socket is open, `poll` while it is not, `paused` while hidden, `idle` with nothing subscribed. */
export type FeedMode = 'idle' | 'push' | 'poll' | 'paused';

/** Options of a channel subscription. */
export interface SubscribeOptions {
  /** Ids of the matches to be pushed; all matches by default. */
  readonly gameIds?: readonly string[];
  /**
   * Decoder of the compact form, which the feed then requests for boards and price changes. Its boards have to number their
   * prices. A server without the compact form sends the named one. Polled deltas are always named.
   */
  readonly compact?: CompactPrices | undefined;
  /** Data of a channel that is no board, such as the centre of a match. The first subscription of a channel decides. */
  readonly source?: ChannelSource;
}

/** One adapter for push and polling (ruling B3). */
export interface SportFeed {
  /**
   * Keeps a channel current in the board store, or in `options.source`. Subscriptions of one channel are counted.
   *
   * @returns a function that ends the subscription
   */
  readonly subscribe: (channel: string, options?: SubscribeOptions) => () => void;
  readonly getMode: () => FeedMode;
  readonly subscribeMode: (listener: () => void) => () => void;
  /** Returns the server time minus the local time in milliseconds, 0 before the first heartbeat. */
  readonly getClockOffset: () => number;
  /** Loads every channel again and reconnects at once, for example after sleep or for a refresh button. */
  readonly resync: () => void;
  /** Ends all timers, requests and listeners. */
  readonly dispose: () => void;
}
