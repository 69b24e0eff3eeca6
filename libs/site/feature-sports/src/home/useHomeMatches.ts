import { HOT_CHANNEL, type ChannelList, type GameType } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { useChannelList, useDrawnList } from '../live/useChannelList.ts';
import { selectSportView } from '../state/sportsState.ts';
import { groupHomeMatches, type HomeMatches } from './groupHomeMatches.ts';

/**
 * Returns the list of the front page and its matches of a sport. Leagues and matches that the player hid on the board are
 * hidden here too.
 */
export function useHomeMatches(sport: GameType): HomeMatches & { readonly list: ChannelList } {
  const { board } = useServices();
  const list = useDrawnList(useChannelList(HOT_CHANNEL));
  const { hiddenLeagues, hiddenMatches } = useAppSelector(selectSportView);
  const grouped = useMemo(() => {
    const matches = list.matchIds.flatMap((id) => board.getMatch(id) ?? []);
    const shown = matches.filter(
      ({ id, leagueId }) => !hiddenMatches.includes(id) && !hiddenLeagues.includes(leagueId),
    );
    return groupHomeMatches(shown, sport);
  }, [board, list, sport, hiddenLeagues, hiddenMatches]);
  return { ...grouped, list };
}
