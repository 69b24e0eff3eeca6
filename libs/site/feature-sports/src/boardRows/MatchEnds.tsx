import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { countFurtherLines, type BoardShape } from '../boardLayout/boardColumns.ts';
import { DetailButton } from './DetailButton.tsx';
import { formatClock, splitKickOff } from '../parts/formatClock.ts';
import { ClockText, HalfNote, TailCell } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';
import { MoreButton } from './RowStyles.ts';

/** Props of {@link ClockCell}. */
export interface ClockCellProps {
  readonly match: Match;
  readonly row: number;
}

const formatHalfScore = ({ score: { home, away } }: Match): string | undefined =>
  home.halfTime === undefined || away.halfTime === undefined ? undefined : `${home.halfTime}–${away.halfTime}`;

/**
 * Clock in the first line of a match, half-time score in the second (SPT-06). A kick-off on another day takes both lines: the
 * day, then the time.
 */
export function ClockCell({ match, row }: ClockCellProps) {
  const t = useSportsT();
  const { clock } = useServices();
  const text = formatClock(match, t, clock.now());
  const [first, time] = match.isLive ? [text] : splitKickOff(text);
  if (row === 0)
    return (
      <ClockText role="gridcell" data-clock="" data-live={match.isLive || undefined}>
        <span>{first}</span>
      </ClockText>
    );
  const half = match.isLive ? formatHalfScore(match) : undefined;
  const second = half === undefined ? time : t('match.halfScore', { score: half });
  return <ClockText role="gridcell">{second !== undefined && <span>{second}</span>}</ClockText>;
}

/** Sentence across the closed first-half columns of a match. */
export function FirstHalfNote({ match }: { readonly match: Match }) {
  const t = useSportsT();
  return (
    <HalfNote role="gridcell">
      <span>{t('match.halfOver', { score: formatHalfScore(match) ?? '' })}</span>
    </HalfNote>
  );
}

/** Props of {@link MatchTail}. */
export interface MatchTailProps extends ClockCellProps {
  readonly shape: BoardShape;
  readonly isOpen: boolean;
}

/** Last column: the link to all markets, and the button for lines that no column shows. */
export function MatchTail({ match, shape, row, isOpen }: MatchTailProps) {
  const t = useSportsT();
  const further = countFurtherLines(match, shape.columns);
  return (
    <TailCell role="gridcell">
      {row === 0 && <DetailButton match={match} />}
      {row === 1 && shape.isCard && <MatchTool tool="menu" match={match} />}
      {row === 1 && further > 0 && (
        <MoreButton
          type="button"
          data-tool="more"
          data-id={match.id}
          data-col="more"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('match.fewer') : t('match.more', { count: further })}
          title={isOpen ? t('match.fewer') : t('match.more', { count: further })}
        >
          {isOpen ? '−' : `+${further}`}
        </MoreButton>
      )}
    </TailCell>
  );
}
