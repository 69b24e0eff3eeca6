import { sportViewActions, type ChannelList, type League, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';

/** Returns the leagues of a channel and a function that collapses or expands them all. */
export function useBoardLeagues(list: ChannelList, view: SportView) {
  const { board } = useServices();
  const dispatch = useAppDispatch();
  const leagues = useMemo(
    () => list.leagueIds.map(board.getLeague).filter((league): league is League => league !== undefined),
    [board, list],
  );
  const open = leagues.filter(({ id }) => !view.collapsedLeagues.includes(id));
  const areAllCollapsed = leagues.length > 0 && open.length === 0;
  const toggleAll = () => {
    for (const { id } of areAllCollapsed ? leagues : open) dispatch(sportViewActions.toggled('collapsedLeagues', id));
  };
  return { leagues, areAllCollapsed, toggleAll };
}
