import { getDisplayedScore, type Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { formatClock } from '../parts/formatClock.ts';
import { hasScore } from '../parts/hasScore.ts';
import { DetailButton } from './DetailButton.tsx';
import { ClockText, LineRow, TeamCell } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';

/** Props of {@link ClosedLine}. */
export interface ClosedLineProps {
  readonly match: Match;
  readonly isStarred: boolean;
  /** Whether it is the head of a card, whose last column has the other buttons. @default false */
  readonly isHead?: boolean;
}

/** A match in one line: teams, score and clock. A collapsed match has no other (SPT-08). */
export function ClosedLine({ match, isStarred, isHead = false }: ClosedLineProps) {
  const t = useSportsT();
  const { clock } = useServices();
  const { home, away } = getDisplayedScore(match);
  const score = hasScore(match) && home !== undefined && away !== undefined ? ` ${home}-${away} ` : ' - ';
  const text = `${match.homeName}${score}${match.awayName}`;
  return (
    <LineRow role="row" data-line={0}>
      <TeamCell role="rowheader" data-whole="">
        <MatchTool tool="star" match={match} isOn={isStarred} />
        <span data-name="" data-game={match.id} title={text}>
          {text}
        </span>
        <ClockText data-live={match.isLive || undefined} data-end={isHead || undefined}>
          {formatClock(match, t, clock.now())}
        </ClockText>
        {!isHead && <MatchTool tool="menu" match={match} />}
        {!isHead && <DetailButton match={match} />}
      </TeamCell>
    </LineRow>
  );
}
