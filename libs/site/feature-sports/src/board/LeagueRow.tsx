import { type League } from '@pavilion/domain-sports';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { LeagueButton } from './BoardLayout.ts';

/** Props of {@link LeagueRow}. */
export interface LeagueRowProps {
  readonly league: League;
  readonly count: number;
  readonly isOpen: boolean;
}

/** Head of a league; its click opens and closes it (SPT-08). */
export const LeagueRow = memo(function LeagueRow({ league, count, isOpen }: LeagueRowProps) {
  const t = useSportsT();
  return (
    <div role="row">
      <div role="gridcell">
        <LeagueButton
          type="button"
          tabIndex={-1}
          data-league={league.id}
          aria-expanded={isOpen}
          aria-label={t('board.leagueToggle', { name: league.name, count })}
        >
          <span data-chevron="" aria-hidden="true" />
          <span>{league.name}</span>
          <span data-count="">{count}</span>
        </LeagueButton>
      </div>
    </div>
  );
});
