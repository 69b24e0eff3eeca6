import { EmptyState, Button, Money, Panel, PanelHead, Table, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import { findPrize } from './findPrize.ts';
import type { ActivityInfo, KindProps } from './kindTypes.ts';

type Place = NonNullable<ActivityInfo['race']>['ranking'][number];

/** The race: own rank and prize, the ranking, and the prizes. */
export function RaceBoard({ activity, info, isEligible, claim }: KindProps) {
  const t = useActivityT();
  const race = info?.race;
  const due = isEligible ? info?.rewards.find(({ state }) => state === 'claimable') : undefined;
  const findAmount = (rank: number) => findPrize(activity.rewards, rank)?.amount;
  return (
    <>
      {race && (
        <Panel>
          <PanelHead>
            <h2>{t('race.title')}</h2>
            {due && (
              <Button variant="primary" disabled={claim.isBusy} onClick={() => claim.send(due.rewardId)}>
                {t('reward.claim')}
              </Button>
            )}
          </PanelHead>
          <Own>
            <dt>{t('race.mine')}</dt>
            <dd data-testid="race-rank">{race.rank > 0 ? race.rank : t('race.noRank')}</dd>
            <dt>{t('race.prize')}</dt>
            <dd>
              <Money size="title" text={formatCny(findAmount(race.rank) ?? '0.00', { decimals: 'always' })} />
            </dd>
          </Own>
        </Panel>
      )}
      {race && <Ranking race={race} findAmount={findAmount} />}
      <Panel data-flush="">
        <Table
          caption={t('race.prizes')}
          rows={activity.rewards}
          rowKey={({ rewardId }) => rewardId}
          columns={[
            { id: 'rank', header: t('race.rank'), cell: ({ name }) => name },
            {
              id: 'prize',
              header: t('race.bonus'),
              align: 'end',
              isFigure: true,
              cell: ({ amount }) => formatCny(amount, { decimals: 'always' }),
            },
          ]}
        />
      </Panel>
    </>
  );
}

interface RankingProps {
  readonly race: NonNullable<ActivityInfo['race']>;
  readonly findAmount: (rank: number) => string | undefined;
}

function Ranking({ race, findAmount }: RankingProps) {
  const t = useActivityT();
  const isOwn = ({ rank }: Place) => rank === race.rank;
  return (
    <Panel data-flush="">
      <Table
        caption={t('race.title')}
        rows={race.ranking}
        rowKey={({ rank }) => String(rank)}
        rowState={(place) => (isOwn(place) ? 'selected' : undefined)}
        empty={
          <EmptyState isCompact title={t('race.none')}>
            {t('race.noneHint')}
          </EmptyState>
        }
        columns={[
          { id: 'rank', header: t('race.rank'), isFigure: true, cell: ({ rank }) => rank },
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
            cell: ({ turnover }) => formatCny(turnover, { decimals: 'always' }),
          },
          {
            id: 'prize',
            header: t('race.bonus'),
            align: 'end',
            isFigure: true,
            cell: ({ rank }) => formatCny(findAmount(rank) ?? '0.00', { decimals: 'always' }),
          },
        ]}
      />
    </Panel>
  );
}

const Own = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  grid-auto-flow: column;
  grid-template-rows: auto auto;
  justify-content: start;
  gap: ${token('space.1')} ${token('space.12')};
  margin: 0;
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    margin: 0;
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
`;
