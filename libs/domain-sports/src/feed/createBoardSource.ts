import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { ChannelSource } from './channelSource.ts';
import type { SportFeedPorts } from './feedTypes.ts';

/** Creates the source of a board. What it applies is what it has loaded, or a frame that `readFrame` has checked. */
export function createBoardSource(
  { board, loadBoard, loadChanges }: Pick<SportFeedPorts, 'board' | 'loadBoard' | 'loadChanges'>,
  channel: string,
): ChannelSource {
  return {
    frames: 'changes',
    load: (signal, isCompact) => loadBoard(channel, signal, isCompact),
    loadChanges: (cursor, signal) => loadChanges(channel, cursor, signal),
    apply: (snapshot, compact) => board.applyBoard(snapshot as WireBoard, compact),
    applyChanges: (changes, compact) => board.applyChanges(changes as WireChanges, compact),
    setStale: (isStale) => board.setStale(channel, isStale),
    isLoaded: () => board.getList(channel).isLoaded,
    drop: () => board.dropChannel(channel),
  };
}
