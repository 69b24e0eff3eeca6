import { getDisplayedScore, type Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { formatClock } from '../parts/formatClock.ts';
import { DetailButton } from './DetailButton.tsx';
import { ClockText, LineRow, TeamCell } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';

/** Props of {@link ClosedLine}. */
export interface ClosedLineProps {
  readonly match: Match;
  readonly isStarred: boolean;
}

/** A collapsed match in one line: teams and score, no prices (SPT-08). */
export function ClosedLine({ match, isStarred }: ClosedLineProps) {
  const t = useSportsT();
  const { clock } = useServices();
  const { home, away } = getDisplayedScore(match);
  const score = match.isLive && home !== undefined && away !== undefined ? ` ${home}-${away} ` : ' - ';
  return (
    <LineRow role="row" data-line={0}>
      <TeamCell role="rowheader" data-whole="">
        <MatchTool tool="star" match={match} isOn={isStarred} />
        <span data-name="" data-game={match.id}>
          {match.homeName}
          {score}
          {match.awayName}
        </span>
        <ClockText data-live={match.isLive || undefined}>{formatClock(match, t, clock.now())}</ClockText>
        <MatchTool tool="menu" match={match} />
        <DetailButton match={match} />
      </TeamCell>
    </LineRow>
  );
}
