import { EyeOffIcon } from '@pavilion/ui-kit';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import type { LeagueHead } from './buildBoardItems.ts';
import { LeagueBar, LeagueButton } from './RowStyles.ts';

/** Props of {@link LeagueRow}. */
export interface LeagueRowProps {
  readonly heads: readonly LeagueHead[];
}

/** Head of one league or of two leagues in one row. One button collapses the league, another hides it (SPT-08). */
export const LeagueRow = memo(function LeagueRow({ heads }: LeagueRowProps) {
  const t = useSportsT();
  return (
    <LeagueBar role="row">
      {heads.map(({ league, count, isOpen }) => (
        <div key={league.id} role="gridcell">
          <LeagueButton
            type="button"
            tabIndex={-1}
            data-tool="league"
            data-id={league.id}
            aria-expanded={isOpen}
            aria-label={t('board.leagueToggle', { name: league.name, count })}
          >
            <span data-chevron="" aria-hidden="true" />
            <span>{league.name}</span>
            <span data-count="">{count}</span>
          </LeagueButton>
          <LeagueButton
            type="button"
            tabIndex={-1}
            data-tool="hideLeague"
            data-id={league.id}
            aria-label={t('board.leagueHide', { name: league.name })}
          >
            <EyeOffIcon />
          </LeagueButton>
        </div>
      ))}
    </LeagueBar>
  );
});
