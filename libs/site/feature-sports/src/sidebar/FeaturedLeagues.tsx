import { sportViewActions, getViewChannel, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { useChannelList, useDrawnList } from '../live/useChannelList.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { SidebarButton, SidebarGroup, SidebarTitle } from './SidebarStyles.ts';

/** All leagues, then the featured ones: six European, one Chinese (SPT-05). Several can be chosen. */
export function FeaturedLeagues({ view }: { readonly view: SportView }) {
  const t = useSportsT();
  const { board } = useServices();
  const dispatch = useAppDispatch();
  const list = useDrawnList(useChannelList(getViewChannel(view)));
  const featured = useMemo(
    () => list.leagueIds.map(board.getLeague).filter((league) => league?.isFeatured === true),
    [board, list],
  );
  const choose = (ids: readonly string[]) => dispatch(sportViewActions.leagueFilterChanged(ids));
  const toggle = (id: string) =>
    choose(
      view.leagueFilter.includes(id) ? view.leagueFilter.filter((held) => held !== id) : [...view.leagueFilter, id],
    );
  return (
    <SidebarGroup role="group" aria-label={t('sidebar.leagues')} data-leagues="">
      <SidebarTitle>{t('sidebar.leagues')}</SidebarTitle>
      <SidebarButton type="button" aria-pressed={view.leagueFilter.length === 0} onClick={() => choose([])}>
        <span>{t('sidebar.allLeagues')}</span>
        {list.isLoaded && <small>{list.matchIds.length}</small>}
      </SidebarButton>
      {featured.map(
        (league) =>
          league && (
            <SidebarButton
              key={league.id}
              type="button"
              aria-pressed={view.leagueFilter.includes(league.id)}
              aria-label={t('sidebar.count', {
                name: league.name,
                count: list.matchIdsByLeague[league.id]?.length ?? 0,
              })}
              onClick={() => toggle(league.id)}
            >
              <span>{league.name}</span>
              <small>{list.matchIdsByLeague[league.id]?.length ?? 0}</small>
            </SidebarButton>
          ),
      )}
    </SidebarGroup>
  );
}
