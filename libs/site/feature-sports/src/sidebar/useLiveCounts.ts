import {
  getViewChannel,
  type ChannelList,
  type GameType,
  type ShowType,
  type SportView,
} from '@pavilion/domain-sports';
import { useChannelList, useDrawnList } from '../live/useChannelList.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';

/** Returns a function for the match count of a board: exact for the visible board, otherwise from the latest session data. */
export function useLiveCounts(
  counts: SportSession['counts'],
  view: SportView,
): (gameType: GameType, showType: ShowType) => number {
  const list: ChannelList = useDrawnList(useChannelList(getViewChannel(view)));
  return (gameType, showType) =>
    list.isLoaded && gameType === view.gameType && showType === view.showType
      ? list.matchIds.length
      : (counts[gameType]?.[showType] ?? 0);
}
