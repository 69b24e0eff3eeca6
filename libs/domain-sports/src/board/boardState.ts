import { type League } from '../entities/league.ts';
import { type Match } from '../entities/match.ts';
import { type ChannelList } from './boardStore.ts';
import { type PriceRecord } from './priceRecord.ts';

/** A channel inside the store. */
export interface ChannelRecord {
  readonly matchIds: Set<string>;
  cursor: number | undefined;
  isStale: boolean;
  /** Made when somebody looks, gone when the list changes. */
  list: ChannelList | undefined;
}

/** Notes what changed, for the listeners. */
export interface BoardMarks {
  readonly price: (id: string) => void;
  readonly match: (id: string) => void;
  readonly list: (channel: string) => void;
}

/** Everything the store holds. Changed in place; nothing of it leaves the store but snapshots. */
export interface BoardState {
  readonly prices: Map<string, PriceRecord>;
  readonly priceIdsOf: Map<string, readonly string[]>;
  readonly matches: Map<string, Match>;
  readonly leagues: Map<string, League>;
  readonly channels: Map<string, ChannelRecord>;
  readonly marks: BoardMarks;
  readonly now: () => number;
}

export const createBoardState = (marks: BoardMarks, now: () => number): BoardState => ({
  ...{ prices: new Map(), priceIdsOf: new Map(), matches: new Map(), leagues: new Map(), channels: new Map() },
  ...{ marks, now },
});

/** The record of a channel, made when there is none. */
export function channelRecord({ channels }: BoardState, channel: string): ChannelRecord {
  const held = channels.get(channel);
  if (held) return held;
  const record: ChannelRecord = { matchIds: new Set(), cursor: undefined, isStale: false, list: undefined };
  channels.set(channel, record);
  return record;
}

/** Notes that the list of a channel is another one. */
export function listChanged({ channels, marks }: BoardState, channel: string): void {
  const record = channels.get(channel);
  if (record) record.list = undefined;
  marks.list(channel);
}
