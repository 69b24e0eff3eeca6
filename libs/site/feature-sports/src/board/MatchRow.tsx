import type { Match, OddsType } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { memo } from 'react';
import { selectDesk } from '../state/sportsState.ts';
import { BASE_ROWS, isDrawless, type BoardShape } from './boardColumns.ts';
import { ChampionLines } from './ChampionLines.tsx';
import { ClosedLine } from './ClosedLine.tsx';
import { ClockLine } from './ClockLine.tsx';
import { LineCells } from './LineCells.tsx';
import { LineRow, MatchBox, TeamCell } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';
import { TeamLine } from './TeamLine.tsx';
import { useMatch } from './useMatch.ts';

/** Props of {@link MatchRow}. */
export interface MatchRowProps {
  readonly matchId: string;
  readonly rows: number;
  readonly oddsType: OddsType;
  readonly shape: BoardShape;
  /** Half of a row with two matches; empty if the match has the whole row. */
  readonly half?: '' | 'a' | 'b';
}

/** A match of the board: teams, clock and score, then prices. Neither a price change nor a selection renders it. */
export const MatchRow = memo(function MatchRow({ matchId, rows, oddsType, shape, half = '' }: MatchRowProps) {
  const match = useMatch(matchId);
  const isStarred = useAppSelector((state) => selectDesk(state).favouriteIds.includes(matchId));
  if (!match) return <MatchBox />;
  const name = [match.homeName, match.awayName].filter(Boolean).join(' - ');
  return (
    <MatchBox
      role="rowgroup"
      aria-label={name}
      data-match={matchId}
      data-half={half || undefined}
      data-drawless={isDrawless(match, shape.columns) || undefined}
    >
      {match.isChampion ? (
        <ChampionLines {...{ match, isStarred, rows }} />
      ) : rows === 1 ? (
        <ClosedLine match={match} isStarred={isStarred} />
      ) : (
        <MatchLines {...{ match, isStarred, rows, oddsType, shape }} />
      )}
    </MatchBox>
  );
});

interface MatchLinesProps extends Pick<MatchRowProps, 'rows' | 'oddsType' | 'shape'> {
  readonly match: Match;
  readonly isStarred: boolean;
}

function MatchLines({ match, isStarred, rows, oddsType, shape }: MatchLinesProps) {
  return Array.from({ length: rows }, (_, row) => (
    <LineRow key={row} role="row" data-line={row}>
      <RowHead match={match} row={row} isStarred={isStarred} isOpen={rows > BASE_ROWS} shape={shape} />
      <LineCells {...{ match, shape, row, oddsType }} />
    </LineRow>
  ));
}

interface RowHeadProps extends Pick<MatchLinesProps, 'match' | 'isStarred' | 'shape'> {
  readonly row: number;
  readonly isOpen: boolean;
}

function RowHead({ match, row, isStarred, isOpen, shape }: RowHeadProps) {
  if (row === 0)
    return (
      <TeamLine match={match} side="home">
        <MatchTool tool="star" match={match} isOn={isStarred} />
      </TeamLine>
    );
  if (row === 1)
    return (
      <TeamLine match={match} side="away">
        <MatchTool tool="menu" match={match} />
      </TeamLine>
    );
  return row === 2 ? <ClockLine match={match} shape={shape} isOpen={isOpen} /> : <TeamCell role="gridcell" />;
}
