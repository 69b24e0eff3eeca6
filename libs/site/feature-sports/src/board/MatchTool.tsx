import type { Match } from '@pavilion/domain-sports';
import { StarIcon } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { ToolButton } from './RowParts.ts';

/** What a button of a match or a league's head does; the grid hears the click (`data-tool`). */
export type BoardTool = 'star' | 'menu' | 'more' | 'detail' | 'league' | 'hideLeague';

/** Props of {@link MatchTool}. */
export interface MatchToolProps {
  readonly tool: 'star' | 'menu';
  readonly match: Match;
  readonly isOn?: boolean;
}

/** A small sign left of a team: the star, or the commands of the match, which show when one reaches for them. */
export function MatchTool({ tool, match, isOn = false }: MatchToolProps) {
  const t = useSportsT();
  const name = [match.homeName, match.awayName].filter(Boolean).join(' - ');
  return (
    <ToolButton
      type="button"
      tabIndex={-1}
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
