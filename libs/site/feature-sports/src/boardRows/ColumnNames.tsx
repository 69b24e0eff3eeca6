import { getMarketName } from '@pavilion/site-bet-ui/selections';
import { memo } from 'react';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import type { BoardColumn, BoardShape } from '../boardLayout/boardColumns.ts';
import { ColumnName } from './RowStyles.ts';

/** Props of {@link ColumnNames}. */
export interface ColumnNamesProps {
  readonly gameType: string;
  readonly shape: BoardShape;
}

/** Names of the price columns (SPT-03). They are hidden from screen readers: cells have full names of their own. */
export const ColumnNames = memo(function ColumnNames({ gameType, shape }: ColumnNamesProps) {
  const t = useSportsT();
  const { columns } = shape;
  return (
    <>
      {columns
        .filter(({ side }) => side === undefined || side === 'H')
        .map((column) => (
          <ColumnName key={column.id} aria-hidden="true" data-col={column.id} title={column.side && t('head.european')}>
            <span>{formatColumnName(t, gameType, column)}</span>
            {column.side && <small>{t(hasDraw(columns, column) ? 'head.threeSides' : 'head.twoSides')}</small>}
            {column.side && <small>{t('oddsType.E')}</small>}
          </ColumnName>
        ))}
      <ColumnName aria-hidden="true" data-col="tail">
        <span>{t('match.allMarkets')}</span>
      </ColumnName>
    </>
  );
});

const hasDraw = (columns: readonly BoardColumn[], { period }: BoardColumn): boolean =>
  columns.some((column) => column.period === period && column.side === 'N');

const formatColumnName = (t: SportsT, gameType: string, { market, period, rank }: BoardColumn): string =>
  [
    `${period === 'firstHalf' ? t('head.halfShort') : ''}${getMarketName(t, gameType, market)}`,
    ...(rank > 0 ? [String(rank + 1)] : []),
  ].join(' ');
