import { EmptyState, Panel, Table } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import type { ActivityInfo, ActivityReward } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { TableHead } from '../parts/TableHead.ts';
import { findPrize } from './findPrize.ts';

type Place = NonNullable<ActivityInfo['race']>['ranking'][number];

/** Props of {@link RankingTable}. */
export interface RankingProps {
  readonly title: string;
  readonly places: readonly Place[];
  /** The member's rank; 0 without one. */
  readonly rank: number;
  readonly rewards: readonly ActivityReward[];
}

/** Table of a ranking with the prize of each place; the member's own is marked. */
export function RankingTable({ title, places, rank, rewards }: RankingProps) {
  const t = useActivityT();
  const isOwn = (place: Place) => place.rank === rank;
  return (
    <Table
      caption={title}
      rows={places}
      rowKey={(place) => String(place.rank)}
      rowState={(place) => (isOwn(place) ? 'selected' : undefined)}
      empty={
        <EmptyState isCompact title={t('race.none')}>
          {t('race.noneHint')}
        </EmptyState>
      }
      columns={[
        { id: 'rank', header: t('race.rank'), isFigure: true, cell: (place) => <strong>{place.rank}</strong> },
        {
          id: 'player',
          header: t('race.player'),
          cell: (place) => (isOwn(place) ? t('race.me', { name: place.name }) : place.name),
        },
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
          cell: (place) => {
            const prize = findPrize(rewards, place.rank);
            return prize ? <strong>{formatYuan(prize.amount)}</strong> : '--';
          },
        },
      ]}
    />
  );
}

/** Ranking on a surface of its own. */
export const Ranking = (props: RankingProps) => (
  <Panel data-flush="">
    <TableHead>
      <h2>{props.title}</h2>
    </TableHead>
    <RankingTable {...props} />
  </Panel>
);
