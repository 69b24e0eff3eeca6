import { hasOddsTypeLabel, type OddsType } from '@pavilion/domain-sports';
import { getMarketName } from '@pavilion/site-bet-ui/selections';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import type { BoardShape } from './boardColumns.ts';
import { BoardHead, HeadRow } from './BoardStyles.ts';

/** Props of {@link BoardColumnHead}. */
export interface BoardColumnHeadProps {
  readonly gameType: string;
  readonly shape: BoardShape;
  readonly oddsType: OddsType;
}

/** Column headings: market groups and the odds type (SPT-03). Cells have full accessible names of their own. */
export const BoardColumnHead = memo(function BoardColumnHead({ gameType, shape, oddsType }: BoardColumnHeadProps) {
  const t = useSportsT();
  return (
    <BoardHead aria-hidden="true">
      {Array.from({ length: shape.matchesPerRow }, (_, at) => (
        <HeadRow key={at}>
          <div>
            <span>{t('head.match')}</span>
            <small>{t('board.timezone')}</small>
          </div>
          {shape.columns.map((column) => (
            <div key={column.id} data-col={column.id}>
              <span>
                {column.period === 'firstHalf' && t('head.halfShort')}
                {getMarketName(t, gameType, column.market)}
              </span>
              {hasOddsTypeLabel(column.codes[0]) && <small>{t(`oddsType.${oddsType}`)}</small>}
            </div>
          ))}
        </HeadRow>
      ))}
    </BoardHead>
  );
});
