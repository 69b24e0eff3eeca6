import { formatInstant } from '@pavilion/site-contract/time';
import { Panel, Table, Tag, type TagProps } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { TableHead } from '../parts/TableHead.ts';

type FormerRace = NonNullable<NonNullable<ActivityInfo['race']>['history']>[number];

const tones: Readonly<Record<FormerRace['state'], NonNullable<TagProps['tone']>>> = {
  none: 'neutral',
  open: 'accent',
  claimed: 'success',
  expired: 'neutral',
};

/** The member's former weeks: rank, turnover, prize and its state. */
export function RaceHistory({ history }: { readonly history: readonly FormerRace[] }) {
  const t = useActivityT();
  return (
    <Panel data-flush="">
      <TableHead>
        <h2>{t('race.history')}</h2>
      </TableHead>
      <Table
        caption={t('race.history')}
        rows={history}
        rowKey={({ beginTime }) => String(beginTime)}
        columns={[
          {
            id: 'week',
            header: t('race.week'),
            isFigure: true,
            cell: ({ beginTime }) => formatInstant(beginTime).slice(0, 10),
          },
          { id: 'rank', header: t('race.rank'), isFigure: true, cell: ({ rank }) => rank },
          {
            id: 'turnover',
            header: t('race.turnover'),
            align: 'end',
            isFigure: true,
            cell: ({ turnover }) => formatYuan(turnover),
          },
          {
            id: 'prize',
            header: t('race.bonus'),
            align: 'end',
            isFigure: true,
            cell: ({ amount }) => formatYuan(amount),
          },
          {
            id: 'state',
            header: t('race.state'),
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`race.state.${state}`)}</Tag>,
          },
        ]}
      />
    </Panel>
  );
}
