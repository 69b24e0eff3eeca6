import { getDisplayedScore, type Match, type OddsType } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { DetailButton } from '../../boardRows/DetailButton.tsx';
import { formatClock } from '../../parts/formatClock.ts';
import { MatchTool } from '../../boardRows/MatchTool.tsx';
import type { useBoardTools } from '../../board/useBoardTools.ts';
import { useLastKnownMatch } from '../../live/useLastKnownMatch.ts';
import { selectFavourites } from '../../favourites/favouriteSets.ts';
import { useSportsT } from '../../messages/sportsT.ts';
import { selectSportView } from '../../state/sportsState.ts';
import { LeadPrices } from './LeadPrices.tsx';
import { useLeadFocus } from './useLeadFocus.ts';
import { LeadBox, LeadHead, LeadList, LeadTeams } from './LeadStyles.ts';
import type { HomeLayout } from '../table/useHomeLayout.ts';

/** Props of {@link LeadMatches}. */
export interface LeadMatchesProps {
  readonly matches: readonly Match[];
  readonly layout: HomeLayout;
  readonly onTool: ReturnType<typeof useBoardTools>['onTool'];
}

/** First matches above the tables: one as a headline, or several as cards, as the brand composes home. */
export function LeadMatches({ matches, layout, onTool }: LeadMatchesProps) {
  const t = useSportsT();
  const { brand } = useServices();
  const { oddsType } = useAppSelector(selectSportView);
  const keptFocus = useLeadFocus();
  return (
    <LeadList
      {...keptFocus}
      aria-label={t('home.leads')}
      data-form={brand.home}
      style={{ ...layout.pane.style, gridTemplateColumns: `repeat(${matches.length}, minmax(0, 1fr))` }}
    >
      {matches.map((match) => (
        <LeadMatch key={match.id} match={match} {...{ oddsType, onTool }} />
      ))}
    </LeadList>
  );
}

interface LeadMatchProps extends Pick<LeadMatchesProps, 'onTool'> {
  /** The match as it was listed. */
  readonly match: Match;
  readonly oddsType: OddsType;
}

function LeadMatch({ match: listed, oddsType, onTool }: LeadMatchProps) {
  const t = useSportsT();
  const { board, brand, clock } = useServices();
  const match = useLastKnownMatch(listed.id) ?? listed;
  const isStarred = useAppSelector((state) => selectFavourites(state).matchIds.has(match.id));
  const { home = 0, away = 0 } = getDisplayedScore(match);
  return (
    <LeadBox
      data-form={brand.home}
      data-match={match.id}
      onClick={({ target }) => {
        const button = (target as Element).closest<HTMLElement>('button[data-tool]');
        if (button) onTool(button.dataset['tool'] as 'star' | 'detail', match.id, button);
      }}
    >
      <LeadHead>
        <span>{board.getLeague(match.leagueId)?.name}</span>
        <b>{formatClock(match, t, clock.now())}</b>
        <MatchTool tool="star" match={match} isOn={isStarred} isTabStop />
        <DetailButton match={match} isTabStop />
      </LeadHead>
      <LeadTeams>
        <span>{match.homeName}</span>
        <b>{home}</b>
        <i aria-hidden="true">:</i>
        <b>{away}</b>
        <span>{match.awayName}</span>
      </LeadTeams>
      <LeadPrices match={match} oddsType={oddsType} />
    </LeadBox>
  );
}
