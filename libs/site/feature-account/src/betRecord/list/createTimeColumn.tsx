import { toInstantParts } from '@pavilion/site-contract/time';
import type { TableColumn } from '@pavilion/ui-kit';
import type { AccountT } from '../../messages/accountMessages.ts';
import { Cell, Minor } from '../betStyles.ts';

/** Creates the first column of each record: the time of placement. */
export const createTimeColumn = (t: AccountT): TableColumn<{ readonly placedAt: number }> => ({
  id: 'time',
  header: t('bets.col.time'),
  width: '7.5rem',
  isFigure: true,
  cell: ({ placedAt }) => {
    const { date, time } = toInstantParts(placedAt);
    return (
      <Cell>
        <span>{date}</span>
        <Minor>{time}</Minor>
      </Cell>
    );
  },
});
