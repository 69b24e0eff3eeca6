import { hasOddsTypeLabel, type OddsType } from '@pavilion/domain-sports';
import { marketName } from '@pavilion/site-contract/picks';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import type { BoardShape } from './boardColumns.ts';
import { BoardHead, HeadRow } from './BoardLayout.ts';

/** Props of {@link BoardColumnHead}. */
export interface BoardColumnHeadProps {
  readonly gameType: string;
  readonly shape: BoardShape;
  readonly oddsType: OddsType;
}

/** Names of the market groups over their lines, the odds type over the odds where it applies (SPT-03). Cells name themselves in full to a screen reader. */
export const BoardColumnHead = memo(function BoardColumnHead({ gameType, shape, oddsType }: BoardColumnHeadProps) {
  const t = useSportsT();
  return (
    <BoardHead aria-hidden="true">
      {Array.from({ length: shape.perStrip }, (_, at) => (
        <HeadRow key={at}>
          <div>
            <span>{t('head.match')}</span>
            <small>{t('board.timezone')}</small>
          </div>
          {shape.columns.map((column) => (
            <div key={column.id} data-col={column.id}>
              <span>
                {column.period === 'firstHalf' && t('head.halfShort')}
                {marketName(t, gameType, column.market)}
              </span>
              {hasOddsTypeLabel(column.codes[0]) && <small>{t(`oddsType.${oddsType}`)}</small>}
            </div>
          ))}
        </HeadRow>
      ))}
    </BoardHead>
  );
});
