import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { BoardHead, HeadRow } from '../boardLayout/BoardStyles.ts';
import { ColumnNames, type ColumnNamesProps } from '../boardRows/ColumnNames.tsx';

/** Column names above a board with two matches in a row. The heads of leagues name the columns of other boards. */
export const BoardColumnHead = memo(function BoardColumnHead({ gameType, shape }: ColumnNamesProps) {
  const t = useSportsT();
  return (
    <BoardHead aria-hidden="true">
      {Array.from({ length: shape.matchesPerRow }, (_, at) => (
        <HeadRow key={at}>
          <span>{t('head.match')}</span>
          <ColumnNames gameType={gameType} shape={shape} />
        </HeadRow>
      ))}
    </BoardHead>
  );
});
