import { type League } from '../entities/league.ts';
import { type Match } from '../entities/match.ts';
import { type WireGameInput } from '../entities/wire.ts';
import { type ChannelList } from './boardStore.ts';
import { type PriceRecord } from './priceRecord.ts';

/** A channel inside the store. */
export interface ChannelRecord {
  readonly matchIds: Set<string>;
  cursor: number | undefined;
  isStale: boolean;
  /** Milliseconds UTC of the last word on it. */
  heardAt: number;
  /** Made when somebody looks, gone when the list changes. */
  list: ChannelList | undefined;
}

/** Notes what changed, for the listeners. */
export interface BoardMarks {
  readonly price: (id: string) => void;
  readonly match: (id: string) => void;
  readonly list: (channel: string) => void;
  /** Whether somebody hears any of these prices. */
  readonly hearsPrices: (ids: Iterable<string>) => boolean;
}

/** A match as a board brought it, whose prices nobody has asked for yet. */
export interface WaitingMatch {
  readonly wire: WireGameInput;
  readonly channel: string;
  /** Some of its prices stand unpacked in `prices`. */
  isTouched: boolean;
}

/** What one channel tells of a match. The same match may stand on a board, in play, and on a channel of its own. */
export interface HeldMatch {
  readonly channel: string;
  readonly priceIds: readonly string[];
  readonly markets: Match['markets'];
}

/** Everything the store holds. Changed in place; nothing of it leaves the store but snapshots. */
export interface BoardState {
  readonly prices: Map<string, PriceRecord>;
  /** By match, what each channel that has it tells. */
  readonly held: Map<string, readonly HeldMatch[]>;
  /** Matches not unpacked yet: of a thousand, few are on screen (`wakePrices`). */
  readonly waiting: Map<string, WaitingMatch>;
  readonly matches: Map<string, Match>;
  readonly leagues: Map<string, League>;
  readonly channels: Map<string, ChannelRecord>;
  readonly marks: BoardMarks;
  readonly now: () => number;
  /** Grows when a match comes or goes: a decoder of numbers then reads them anew. */
  edition: number;
}

export const createBoardState = (marks: BoardMarks, now: () => number): BoardState => ({
  ...{
    prices: new Map(),
    held: new Map(),
    waiting: new Map(),
    matches: new Map(),
    leagues: new Map(),
    channels: new Map(),
  },
  ...{ marks, now, edition: 0 },
});

/** The record of a channel, made when there is none. */
export function channelRecord({ channels, now }: BoardState, channel: string): ChannelRecord {
  const held = channels.get(channel);
  if (held) return held;
  const record: ChannelRecord = {
    ...{ matchIds: new Set(), cursor: undefined, isStale: false, heardAt: now(), list: undefined },
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
