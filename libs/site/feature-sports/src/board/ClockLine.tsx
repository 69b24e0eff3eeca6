import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { countFurtherLines, type BoardShape } from './boardColumns.ts';
import { ClockText, TeamCell } from './MatchStyles.ts';
import { MoreButton } from './RowStyles.ts';
import { formatClock } from './formatClock.ts';
import { DetailButton } from './DetailButton.tsx';

/** Props of {@link ClockLine}. */
export interface ClockLineProps {
  readonly match: Match;
  readonly shape: BoardShape;
  readonly isOpen: boolean;
}

/** Line under the teams: clock, button for further lines, and link to all markets. */
export function ClockLine({ match, shape, isOpen }: ClockLineProps) {
  const t = useSportsT();
  const { clock } = useServices();
  const further = countFurtherLines(match, shape.columns);
  return (
    <TeamCell role="rowheader" data-clock="">
      <ClockText data-live={match.isLive || undefined}>{formatClock(match, t, clock.now())}</ClockText>
      {further > 0 && (
        <MoreButton
          type="button"
          data-tool="more"
          data-id={match.id}
          data-col="more"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('match.fewer') : t('match.more', { count: further })}
        >
          {isOpen ? '−' : `+${further}`}
        </MoreButton>
      )}
      <DetailButton match={match} />
    </TeamCell>
  );
}
