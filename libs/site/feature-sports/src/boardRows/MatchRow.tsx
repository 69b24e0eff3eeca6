import type { Match, OddsType } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { memo } from 'react';
import { selectFavourites } from '../favourites/favouriteSets.ts';
import { BASE_ROWS, isDrawless, isFirstHalfOver, type BoardShape } from '../boardLayout/boardColumns.ts';
import { ChampionLines } from './ChampionLines.tsx';
import { ClosedLine } from './ClosedLine.tsx';
import { ClockCell, FirstHalfNote, MatchTail } from './MatchEnds.tsx';
import { LineCells } from './LineCells.tsx';
import { LineRow, MatchBox } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';
import { TeamLine } from './TeamLine.tsx';
import { useMatch } from '../live/useMatch.ts';

/** Props of {@link MatchRow}. */
export interface MatchRowProps {
  readonly matchId: string;
  readonly rows: number;
  readonly oddsType: OddsType;
  readonly shape: BoardShape;
  /** Half of a row with two matches; empty if the match has the whole row. */
  readonly half?: '' | 'a' | 'b';
  /** League, shown in the row if its head does not name it. */
  readonly leagueName?: string | undefined;
}

/** A match of the board: teams, clock and score, then prices. Neither a price change nor a selection renders it. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { matchId, rows, oddsType, shape, half = '', leagueName } = props;
  const match = useMatch(matchId);
  const isStarred = useAppSelector((state) => selectFavourites(state).matchIds.has(matchId));
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
        <MatchLines key={shape.name} {...{ match, isStarred, rows, oddsType, shape, leagueName }} />
      )}
    </MatchBox>
  );
});

interface MatchLinesProps extends Pick<MatchRowProps, 'rows' | 'oddsType' | 'shape' | 'leagueName'> {
  readonly match: Match;
  readonly isStarred: boolean;
}

function MatchLines({ match, isStarred, rows, oddsType, shape, leagueName }: MatchLinesProps) {
  const { columns, isCard = false } = shape;
  const isHalfOver = isFirstHalfOver(match) && columns.some(({ period }) => period === 'firstHalf');
  const lines = isCard ? rows - 1 : rows;
  return (
    <>
      {isCard && <ClosedLine match={match} isStarred={isStarred} isHead />}
      {Array.from({ length: lines }, (_, row) => (
        <LineRow key={row} role="row" data-line={row}>
          {row < BASE_ROWS && !isCard && <RowHead {...{ match, row, isStarred, leagueName }} />}
          <LineCells {...{ match, shape, row, oddsType }} />
          {row === 0 && isHalfOver && <FirstHalfNote match={match} />}
          {row < BASE_ROWS && <MatchTail {...{ match, shape, row }} isOpen={lines > BASE_ROWS} />}
        </LineRow>
      ))}
    </>
  );
}

interface RowHeadProps extends Pick<MatchLinesProps, 'match' | 'isStarred' | 'leagueName'> {
  readonly row: number;
}

/** Team with its tool, then the clock or the half-time score. */
function RowHead({ match, row, isStarred, leagueName }: RowHeadProps) {
  return (
    <>
      <TeamLine match={match} side={row === 0 ? 'home' : 'away'} leagueName={row === 0 ? leagueName : undefined}>
        {row === 0 ? <MatchTool tool="star" match={match} isOn={isStarred} /> : <MatchTool tool="menu" match={match} />}
      </TeamLine>
      <ClockCell match={match} row={row} />
    </>
  );
}
