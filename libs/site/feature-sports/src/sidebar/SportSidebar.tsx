import { sportViewActions, type GameType } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { SportIcon } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { BOARD_SPORTS, findBoardSport, chooseShowType } from '../state/boardSports.ts';
import { selectSportView } from '../state/sportsState.ts';
import { SidebarPane } from '../venueFrame/VenueStyles.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { FeaturedLeagues } from './FeaturedLeagues.tsx';
import { SidebarButton, SidebarGroup, VenuesLink } from './SidebarStyles.ts';
import { useLiveCounts } from './useLiveCounts.ts';

/** Props of {@link SportSidebar}. */
export interface SportSidebarProps {
  /** Match counts by sport and show type, as of the latest session data. */
  readonly counts: SportSession['counts'];
  /** Is called with every choice, because a choice leaves the match page. */
  readonly onChoose?: () => void;
}

/**
 * Left sidebar: show types, sports, featured leagues. Collapses to icons on narrow screens.
 *
 * The number beside an entry is the number of matches that a click shows. That of a sport depends on the show type.
 */
export function SportSidebar({ counts, onChoose }: SportSidebarProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectSportView);
  const getCount = useLiveCounts(counts, view);
  const countShown = (id: GameType): number => getCount(id, chooseShowType(id, view.showType));
  const chooseSport = (gameType: GameType) => {
    dispatch(sportViewActions.gameTypeChanged(gameType));
    dispatch(sportViewActions.showTypeChanged(chooseShowType(gameType, view.showType)));
    onChoose?.();
  };
  return (
    <SidebarPane aria-label={t('page.sidebar')}>
      <SidebarGroup role="group" aria-label={t('sidebar.shows')} data-shows="">
        {(findBoardSport(view.gameType)?.shows ?? []).map((show) => (
          <SidebarButton
            key={show}
            type="button"
            data-live={show === 'RB' || undefined}
            aria-pressed={show === view.showType}
            aria-label={t('sidebar.count', { name: t(`show.${show}`), count: getCount(view.gameType, show) })}
            onClick={() => {
              dispatch(sportViewActions.showTypeChanged(show));
              onChoose?.();
            }}
          >
            <span>{t(`show.${show}`)}</span>
            <small>{getCount(view.gameType, show)}</small>
          </SidebarButton>
        ))}
      </SidebarGroup>
      <SidebarGroup role="group" aria-label={t('sidebar.sports')} data-sports="">
        {BOARD_SPORTS.map((sport) => (
          <SidebarButton
            key={sport.id}
            type="button"
            aria-pressed={sport.id === view.gameType}
            aria-label={t('sidebar.count', { name: t(`sport.${sport.id}`), count: countShown(sport.id) })}
            onClick={() => chooseSport(sport.id)}
          >
            <SportIcon name={sport.icon} />
            <span>{t(`sport.${sport.id}`)}</span>
            <small>{countShown(sport.id)}</small>
          </SidebarButton>
        ))}
      </SidebarGroup>
      {view.gameType !== 'FS' && <FeaturedLeagues view={view} />}
      <VenuesLink to="/game/sport">{t('sidebar.venues')}</VenuesLink>
    </SidebarPane>
  );
}
