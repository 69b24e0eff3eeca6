import type { CompactPrices } from '../board/boardStore.ts';
import type { FeedFrame } from './feedFrames.ts';

/** Snapshot of a channel, with the position of its last change. */
export interface ChannelSnapshot {
  readonly cursor: number;
}

/** Changes of a channel after `from`, up to and including `cursor`. */
export interface ChannelDelta extends ChannelSnapshot {
  readonly from: number;
}

/**
 * Data of a channel: how they are loaded and where they are stored. A board is the default; the centre of a match is
 * another one.
 */
export interface ChannelSource {
  /** Type of the frames that carry the changes. Other frames of the channel are ignored. */
  readonly frames: Extract<FeedFrame, ChannelDelta>['type'];
  readonly load: (signal: AbortSignal, isCompact: boolean) => Promise<ChannelSnapshot>;
  /** Loads the changes after a cursor. Rejects if the cursor is too old. */
  readonly loadChanges: (cursor: number, signal: AbortSignal) => Promise<ChannelDelta>;
  readonly apply: (snapshot: ChannelSnapshot, compact: CompactPrices | undefined) => void;
  readonly applyChanges: (changes: ChannelDelta, compact: CompactPrices | undefined) => void;
  readonly setStale: (isStale: boolean) => void;
  readonly isLoaded: () => boolean;
  /** Called when the last subscription of the channel has ended. */
  readonly drop: () => void;
}
