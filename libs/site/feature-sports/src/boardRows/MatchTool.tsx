import type { Match } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { StarIcon } from '@pavilion/ui-kit';
import { selectHasFavourites } from '../favourites/favouriteSets.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { ToolButton } from './RowStyles.ts';

/** Command of a button in a match or league head; the grid handles the click (`data-tool`). */
export type BoardTool = 'star' | 'menu' | 'more' | 'detail' | 'league' | 'hideLeague' | 'starLeague';

/** Props of {@link MatchTool}. */
export interface MatchToolProps {
  readonly tool: 'star' | 'menu';
  readonly match: Match;
  readonly isOn?: boolean;
  /** Whether it is a tab stop, because it is outside a grid with arrow keys. @default false */
  readonly isTabStop?: boolean;
}

/** Icon button left of a team: the star, or the menu of the match, which appears on hover and focus. */
export function MatchTool({ tool, match, isOn = false, isTabStop = false }: MatchToolProps) {
  const t = useSportsT();
  const hasFavourites = useAppSelector(selectHasFavourites);
  if (tool === 'star' && !hasFavourites) return null;
  const name = [match.homeName, match.awayName].filter(Boolean).join(' - ');
  return (
    <ToolButton
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      data-tool={tool}
      data-id={match.id}
      data-col={tool}
      aria-label={tool === 'star' ? t('match.star', { name }) : t('match.menu', { name })}
      {...(tool === 'star' ? { 'aria-pressed': isOn } : { 'aria-haspopup': 'menu' })}
    >
      {tool === 'star' ? <StarIcon /> : <span data-dots="" aria-hidden="true" />}
    </ToolButton>
  );
}
