import { shownScore, type Match, type OddsType, type Side } from '@pavilion/domain-sports';
import { useAppSelector, useServices, type RootState } from '@pavilion/site-contract';
import { memo, type ReactNode } from 'react';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { BASE_ROWS, columnsOf, furtherLines, linesOf, priceIdAt, SIDE_ROWS, type BoardColumn } from './boardColumns.ts';
import { BoardCell } from './BoardCell.tsx';
import { CellSlot, ClockText, LineRow, MatchBox, MoreButton, TeamCell } from './BoardLayout.ts';
import { clockText } from './clockText.ts';
import { playName, sideSign, spokenSide } from './playName.ts';
import { useMatch } from './useMatch.ts';

/** Props of {@link MatchRow}. */
export interface MatchRowProps {
  readonly matchId: string;
  readonly rows: number;
  readonly oddsType: OddsType;
}

/** Ids of its prices on the slip, joined by a blank: mostly empty, so that a pick renders one row again, not all. */
const picksOf =
  (matchId: string) =>
  ({ slip }: RootState): string =>
    slip.selections
      .filter(({ gameId }) => gameId === matchId)
      .map(({ id }) => id)
      .join(' ');

/** A match of the board: teams, clock and score left, then its prices. A price change does not render it. */
export const MatchRow = memo(function MatchRow({ matchId, rows, oddsType }: MatchRowProps) {
  const match = useMatch(matchId);
  const picked = useAppSelector(picksOf(matchId));
  const t = useSportsT();
  if (!match) return <MatchBox />;
  const columns = columnsOf(match.gameType);
  return (
    <MatchBox role="rowgroup" aria-label={`${match.homeName} - ${match.awayName}`} data-match={matchId}>
      {Array.from({ length: rows }, (_, row) => (
        <LineRow key={row} role="row" data-line={row}>
          <RowHead match={match} row={row} isOpen={rows > BASE_ROWS} />
          {columns.map((column) => (
            <CellSlot key={column.id} role="gridcell" data-col={column.id}>
              {priceCell(t, match, column, row, oddsType, picked)}
            </CellSlot>
          ))}
        </LineRow>
      ))}
    </MatchBox>
  );
});

function priceCell(
  t: SportsT,
  match: Match,
  column: BoardColumn,
  row: number,
  oddsType: OddsType,
  picked: string,
): ReactNode {
  const priceId = priceIdAt(match, column, row);
  if (!priceId) return null;
  const side = sideAt(column, row);
  const code = linesOf(match, column) === match.markets[column.codes[1]] ? column.codes[1] : column.codes[0];
  return (
    <BoardCell
      priceId={priceId}
      name={`${spokenSide(t, match, side, code)} ${playName(t, match.gameType, code)}`}
      sign={sideSign(t, match, side, code)}
      oddsWord={t('cell.odds')}
      lockedWord={t('cell.locked')}
      oddsType={oddsType}
      isPicked={picked.split(' ').includes(priceId)}
    />
  );
}

const sideAt = ({ market }: BoardColumn, row: number): Side =>
  SIDE_ROWS[market][row < BASE_ROWS ? row : (row - BASE_ROWS) % 2] ?? 'H';

function RowHead({ match, row, isOpen }: { readonly match: Match; readonly row: number; readonly isOpen: boolean }) {
  if (row === 0) return <Team match={match} side="home" />;
  if (row === 1) return <Team match={match} side="away" />;
  return row === 2 ? <Clock match={match} isOpen={isOpen} /> : <TeamCell role="gridcell" />;
}

function Team({ match, side }: { readonly match: Match; readonly side: 'home' | 'away' }) {
  const t = useSportsT();
  const name = side === 'home' ? match.homeName : match.awayName;
  const redCards = match.score[side].redCards ?? 0;
  const score = match.isLive ? shownScore(match)[side] : undefined;
  return (
    <TeamCell role="rowheader">
      <span data-name="" title={name}>
        {name}
      </span>
      {redCards > 0 && (
        <span data-red="" role="img" aria-label={t('match.redCards', { count: redCards })}>
          {redCards}
        </span>
      )}
      {score !== undefined && <span data-score="">{score}</span>}
    </TeamCell>
  );
}

function Clock({ match, isOpen }: { readonly match: Match; readonly isOpen: boolean }) {
  const t = useSportsT();
  const { clock } = useServices();
  const further = furtherLines(match, columnsOf(match.gameType));
  return (
    <TeamCell role="rowheader">
      <ClockText data-live={match.isLive || undefined}>{clockText(match, t, clock.now())}</ClockText>
      {further > 0 && (
        <MoreButton
          type="button"
          data-more={match.id}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('match.fewer') : t('match.more', { count: further })}
        >
          {isOpen ? '−' : `+${further}`}
        </MoreButton>
      )}
    </TeamCell>
  );
}
