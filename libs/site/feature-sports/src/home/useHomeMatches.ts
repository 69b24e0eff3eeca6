import { HOT_CHANNEL, type ChannelList, type GameType } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { useChannelList, useDrawnList } from '../live/useChannelList.ts';
import { groupHomeMatches, type HomeMatches } from './groupHomeMatches.ts';

/** Returns the list of the front page and its matches of a sport. */
export function useHomeMatches(sport: GameType): HomeMatches & { readonly list: ChannelList } {
  const { board } = useServices();
  const list = useDrawnList(useChannelList(HOT_CHANNEL));
  const grouped = useMemo(
    () =>
      groupHomeMatches(
        list.matchIds.flatMap((id) => board.getMatch(id) ?? []),
        sport,
      ),
    [board, list, sport],
  );
  return { ...grouped, list };
}
