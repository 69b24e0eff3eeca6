import { useAppSelector } from '@pavilion/site-contract';
import { EyeOffIcon, StarIcon } from '@pavilion/ui-kit';
import { memo } from 'react';
import { selectFavourites, selectHasFavourites } from '../favourites/favouriteSets.ts';
import { useSportsT } from '../messages/sportsT.ts';
import type { LeagueHead } from '../boardLayout/buildBoardItems.ts';
import type { BoardShape } from '../boardLayout/boardColumns.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { LeagueBar, LeagueButton } from './RowStyles.ts';

/** Props of {@link LeagueRow}. */
export interface LeagueRowProps {
  readonly heads: readonly LeagueHead[];
  readonly gameType: string;
  readonly shape: BoardShape;
}

/** Head of one league or of two leagues in one row. One button collapses the league, another hides it (SPT-08). With one match in a row it names its columns, unless the switch of markets does. */
export const LeagueRow = memo(function LeagueRow({ heads, gameType, shape }: LeagueRowProps) {
  const t = useSportsT();
  const hasNames = shape.matchesPerRow === 1 && gameType !== 'FS' && !shape.isCard;
  return (
    <LeagueBar role="row" data-columns={hasNames ? '' : undefined}>
      {heads.map(({ league, count, isOpen, isSport = false }) => (
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
            <span data-text="" title={league.name}>
              {league.name}
            </span>
            <span data-count="">{count}</span>
          </LeagueButton>
          {!isSport && <LeagueStar league={league} />}
          {!isSport && (
            <LeagueButton
              type="button"
              tabIndex={-1}
              data-tool="hideLeague"
              data-id={league.id}
              aria-label={t('board.leagueHide', { name: league.name })}
            >
              <EyeOffIcon />
            </LeagueButton>
          )}
        </div>
      ))}
      {hasNames && <ColumnNames gameType={gameType} shape={shape} />}
    </LeagueBar>
  );
});

/** Star of a league; absent on a platform without favourites. */
function LeagueStar({ league: { id, name } }: Pick<LeagueHead, 'league'>) {
  const t = useSportsT();
  const isOffered = useAppSelector(selectHasFavourites);
  const isOn = useAppSelector((state) => selectFavourites(state).leagueIds.has(id));
  if (!isOffered) return null;
  return (
    <LeagueButton
      type="button"
      tabIndex={-1}
      data-tool="starLeague"
      data-id={id}
      aria-pressed={isOn}
      aria-label={t('match.star', { name })}
    >
      <StarIcon />
    </LeagueButton>
  );
}
