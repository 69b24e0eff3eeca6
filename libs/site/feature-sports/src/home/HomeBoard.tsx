import { HOT_CHANNEL, type GameType, type Match } from '@pavilion/domain-sports';
import { lazyWithRetry, useAppSelector, useLoginGate, useServices, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { Button, EmptyState, ErrorState, PriceCellScope } from '@pavilion/ui-kit';
import { useState } from 'react';
import { StaleBar } from '../board/BoardNotice.ts';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { HiddenMatchesBar } from '../boardTools/HiddenMatchesBar.tsx';
import { MarketSwitch } from '../board/MarketSwitch.tsx';
import { useBoardTools } from '../board/useBoardTools.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { addWatched, storeWatched, writeWatched } from '../multiView/watchedMatches.ts';
import { useFullChannel } from '../venueFrame/useFullChannel.ts';
import { HomeBox, HomeMain, HomeTable } from './table/HomeBoardStyles.ts';
import { HomeSports } from './HomeSports.tsx';
import { HomeTableView } from './table/HomeTableView.tsx';
import { LeadMatches } from './leads/LeadMatches.tsx';
import { useHomeLayout } from './table/useHomeLayout.ts';
import { useHomeMatches } from './useHomeMatches.ts';
import { useLeads } from './leads/useLeads.ts';

const MatchCommands = lazyWithRetry(() => import('../board/MatchCommands.tsx').then((file) => file.MatchCommands));

const LOBBY = '/game/sport';

/** Props of {@link HomeBoard}. */
export interface HomeBoardProps {
  /** Whether the page has a dock next to the board; without it the board has more columns. */
  readonly hasDock?: boolean;
}

/** Matches in play and of today, of several sports, with prices for guests and members (DSK-01, ruling D1). */
export function HomeBoard({ hasDock = true }: HomeBoardProps) {
  const { brand } = useServices();
  const [sport, setSport] = useState<GameType>('ALL');
  useFullChannel(HOT_CHANNEL);
  const watch = useWatchMatch();
  const { list, counts, live, today } = useHomeMatches(sport);
  // The last match of the chosen sport has ended.
  if (sport !== 'ALL' && counts.size > 0 && !counts.has(sport)) setSport('ALL');
  return (
    <PriceCellScope>
      <Shortcuts onWatch={watch} />
      <HomeBox data-form={brand.home} data-home-board="">
        <HomeSports
          form={brand.home === 'frontPage' ? 'column' : 'row'}
          counts={counts}
          chosen={sport}
          onChoose={setSport}
        />
        <Matches {...{ list, live, today, hasDock, sport }} />
      </HomeBox>
    </PriceCellScope>
  );
}

type MatchesProps = Pick<ReturnType<typeof useHomeMatches>, 'list' | 'live' | 'today'> &
  Required<HomeBoardProps> & { readonly sport: GameType };

/** First matches and tables, or their loading, error or empty state. */
function Matches({ list, live, today, hasDock, sport }: MatchesProps) {
  const t = useSportsT();
  const layout = useHomeLayout(hasDock);
  const view = useAppSelector(selectSportView);
  const isOnline = useAppSelector((state) => state.ui.online);
  const isStale = list.isStale || !isOnline;
  const openVenue = useOpenVenue();
  const openMatch = (matchId: string) => openVenue({ game: matchId });
  const openLeague = ({ channel, leagueId }: Match) => openVenue({ board: channel, league: leagueId });
  const { onTool, menu, closeMenu } = useBoardTools(openMatch);
  const { leads, others } = useLeads(live, { sport, count: layout.leadCount });
  if (!list.isLoaded || list.matchIds.length === 0) return <NoMatches {...{ list, layout }} />;
  return (
    <HomeMain data-stale={isStale || undefined}>
      {layout.hasGroups && <MarketSwitch gameType="ALL" />}
      {leads.length > 0 && <LeadMatches matches={leads} layout={layout} onTool={onTool} />}
      <HiddenMatchesBar list={list} view={view} />
      <HomeTableView
        title={t('home.live')}
        count={t('home.count', { count: live.length })}
        all={{ to: `${SPORT_VENUE_PATH}?board=ALL.RB`, text: t('home.allLive') }}
        matches={others}
        isFirst
        {...{ list, layout, onTool }}
      />
      <HomeTableView
        title={t('home.today')}
        count={t('home.countToday', { count: today.length })}
        all={{ to: `${SPORT_VENUE_PATH}?board=ALL.FT`, text: t('home.allToday') }}
        matches={today}
        isFirst={others.length === 0}
        {...{ list, layout, onTool }}
      />
      {isStale && <StaleBar role="status">{t(isOnline ? 'board.stale' : 'board.offline')}</StaleBar>}
      {menu && <MatchCommands place={menu} onDetail={openMatch} onLeague={openLeague} onClose={closeMenu} />}
    </HomeMain>
  );
}

function NoMatches({
  list,
  layout,
}: Pick<MatchesProps, 'list'> & { readonly layout: ReturnType<typeof useHomeLayout> }) {
  const t = useSportsT();
  const { sportFeed, navigate } = useServices();
  if (list.isLoaded)
    return (
      <HomeTable>
        <EmptyState
          drawing="match"
          title={t('board.emptyTitle')}
          action={<Button onClick={() => navigate(LOBBY)}>{t('home.allToday')}</Button>}
        >
          {t('board.emptyText')}
        </EmptyState>
      </HomeTable>
    );
  return (
    <HomeTable {...layout.pane}>
      {list.isStale ? (
        <ErrorState title={t('board.errorTitle')} retryLabel={t('board.retry')} onRetry={sportFeed.resync}>
          {t('board.errorText')}
        </ErrorState>
      ) : (
        <BoardSkeleton shape={layout.shape} />
      )}
    </HomeTable>
  );
}

/** Returns a function that opens the venue at a match or a board. A guest has to log in first. */
function useOpenVenue(): (query: Readonly<Record<string, string>>) => void {
  const { navigate } = useServices();
  const requireLogin = useLoginGate();
  return (query) => {
    const path = `${SPORT_VENUE_PATH}?${new URLSearchParams(query).toString()}`;
    if (requireLogin(path)) navigate(path);
  };
}

/** Returns a function that adds a match to those side by side and shows them. A guest has to log in first. */
function useWatchMatch(): (matchId: string) => void {
  const { navigate, store } = useServices();
  const requireLogin = useLoginGate();
  return (matchId) => {
    const ids = addWatched(store, matchId);
    const path = `${SPORT_VENUE_PATH}?${writeWatched(new URLSearchParams(), ids).toString()}`;
    if (!requireLogin(path)) return;
    storeWatched(store, ids);
    navigate(path);
  };
}
