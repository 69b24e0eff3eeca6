import { hasOddsTypeLabel, type OddsType } from '@pavilion/domain-sports';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { columnsOf, type BoardColumn } from './boardColumns.ts';
import { BoardHead } from './BoardLayout.ts';

/** Props of {@link BoardColumnHead}. */
export interface BoardColumnHeadProps {
  readonly gameType: string;
  readonly oddsType: OddsType;
}

const marketName = (t: SportsT, gameType: string, { market }: BoardColumn): string =>
  gameType === 'BK' && market === 'handicap' ? t('market.BK.handicap') : t(`market.${market}`);

/** Names of the market groups over their lines, the odds type over the odds where it applies (SPT-03). Cells name themselves in full to a screen reader. */
export function BoardColumnHead({ gameType, oddsType }: BoardColumnHeadProps) {
  const t = useSportsT();
  return (
    <BoardHead aria-hidden="true">
      <div>
        <span>{t('head.match')}</span>
        <small>{t('board.timezone')}</small>
      </div>
      {columnsOf(gameType).map((column) => (
        <div key={column.id}>
          <span>
            {column.period === 'firstHalf' && t('head.halfShort')}
            {marketName(t, gameType, column)}
          </span>
          {hasOddsTypeLabel(column.codes[0]) && <small>{t(`oddsType.${oddsType}`)}</small>}
        </div>
      ))}
    </BoardHead>
  );
}
