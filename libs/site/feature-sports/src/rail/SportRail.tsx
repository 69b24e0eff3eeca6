import { sportViewActions, viewChannel, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { SportIcon } from '@pavilion/ui-kit';
import { useChannelList } from '../board/useChannelList.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { BOARD_SHOWS, BOARD_SPORTS, type BoardShow, type BoardSport } from '../state/boardShows.ts';
import { selectSportView } from '../state/sportsState.ts';
import { RailPane } from '../venue/VenueLayout.ts';
import { type SportSession } from '../venue/useSportSession.ts';
import { FeaturedLeagues } from './FeaturedLeagues.tsx';
import { RailButton, RailGroup } from './RailParts.ts';

const SIGNS = { FT: 'football', BK: 'basketball' } as const;

/** Props of {@link SportRail}. */
export interface SportRailProps {
  /** How many matches each sport and show type had when the player entered. */
  readonly counts: SportSession['counts'];
}

const sumOf = (counts: Readonly<Record<string, number>> | undefined): number =>
  BOARD_SHOWS.reduce((sum, show) => sum + (counts?.[show] ?? 0), 0);

/** The live count of the channel in view; what the session told of the others. */
function useCountOf(counts: SportSession['counts'], view: SportView): (sport: BoardSport, show: BoardShow) => number {
  const list = useChannelList(viewChannel(view));
  return (sport, show) =>
    list.isLoaded && sport === view.gameType && show === view.showType
      ? list.matchIds.length
      : (counts[sport]?.[show] ?? 0);
}

/** Left rail: sports, show types, featured leagues. Folds to signs where the screen is narrow. */
export function SportRail({ counts }: SportRailProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectSportView);
  const countOf = useCountOf(counts, view);
  return (
    <RailPane aria-label={t('page.rail')}>
      <RailGroup role="group" aria-label={t('rail.sports')} data-sports="">
        {BOARD_SPORTS.map((sport) => (
          <RailButton
            key={sport}
            type="button"
            aria-pressed={sport === view.gameType}
            aria-label={t('rail.count', { name: t(`sport.${sport}`), count: sumOf(counts[sport]) })}
            onClick={() => dispatch(sportViewActions.gameTypeChanged(sport))}
          >
            <SportIcon name={SIGNS[sport]} />
            <span>{t(`sport.${sport}`)}</span>
            <small>{sumOf(counts[sport])}</small>
          </RailButton>
        ))}
      </RailGroup>
      <RailGroup role="group" aria-label={t('rail.shows')} data-shows="">
        {BOARD_SHOWS.map((show) => (
          <RailButton
            key={show}
            type="button"
            data-live={show === 'RB' || undefined}
            aria-pressed={show === view.showType}
            aria-label={t('rail.count', { name: t(`show.${show}`), count: countOf(view.gameType as BoardSport, show) })}
            onClick={() => dispatch(sportViewActions.showTypeChanged(show))}
          >
            <span>{t(`show.${show}`)}</span>
            <small>{countOf(view.gameType as BoardSport, show)}</small>
          </RailButton>
        ))}
      </RailGroup>
      <FeaturedLeagues view={view} />
    </RailPane>
  );
}
