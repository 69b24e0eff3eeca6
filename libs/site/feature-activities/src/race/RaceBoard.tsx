import { PausableButton } from '@pavilion/site-money';
import { Money, Panel, PanelHead, Table, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ActivityInfo, KindProps } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { TableHead } from '../parts/TableHead.ts';
import { findPrize } from './findPrize.ts';
import { LiveRace } from './LiveRace.tsx';
import { RaceHistory } from './RaceHistory.tsx';
import { Ranking } from './Ranking.tsx';

type Race = NonNullable<ActivityInfo['race']>;

/** The race: this week's ranking with the own place, last week's with its prize to claim, the former weeks, the prizes. */
export function RaceBoard(props: KindProps) {
  const { activity, info } = props;
  const race = info?.race;
  return (
    <>
      {race && <OwnRace {...props} race={race} />}
      <Prizes activity={activity} />
    </>
  );
}

/** Rankings of a member. */
function OwnRace({ activity, info, isEligible, claim, race }: KindProps & { readonly race: Race }) {
  const t = useActivityT();
  const { live, rank, ranking, history = [] } = race;
  const due = isEligible ? info?.rewards.find(({ state }) => state === 'claimable') : undefined;
  const action = due && (
    <PausableButton variant="primary" disabled={claim.isBusy} onClick={() => claim.send(due.rewardId)}>
      {t('reward.claim')}
    </PausableButton>
  );
  // The claimable prize comes first. Last week is hidden while a race runs if the member had no rank in it.
  return (
    <>
      {(rank > 0 || !live) && (
        <LastRace race={race} prize={findPrize(activity.rewards, rank)?.amount} action={action} />
      )}
      {live && <LiveRace live={live} activity={activity} />}
      {(rank > 0 || !live) && (
        <Ranking title={t('race.lastRanking')} places={ranking} rank={rank} rewards={activity.rewards} />
      )}
      {history.length > 0 && <RaceHistory history={history} />}
    </>
  );
}

function Prizes({ activity: { rewards } }: Pick<KindProps, 'activity'>) {
  const t = useActivityT();
  return (
    <Panel data-flush="">
      <TableHead>
        <h2>{t('race.prizes')}</h2>
      </TableHead>
      <Table
        caption={t('race.prizes')}
        rows={rewards}
        rowKey={({ rewardId }) => rewardId}
        columns={[
          { id: 'rank', header: t('race.rank'), cell: ({ name }) => name },
          {
            id: 'prize',
            header: t('race.bonus'),
            align: 'end',
            isFigure: true,
            cell: ({ amount }) => formatYuan(amount),
          },
        ]}
      />
    </Panel>
  );
}

interface LastRaceProps {
  readonly race: Race;
  readonly prize: string | undefined;
  readonly action: ReactNode;
}

function LastRace({ race, prize = '0.00', action }: LastRaceProps) {
  const t = useActivityT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('race.last')}</h2>
        {action}
      </PanelHead>
      <Own>
        <dt>{t('race.mine')}</dt>
        <dd data-testid="race-rank">{race.rank > 0 ? race.rank : t('race.noRank')}</dd>
        <dt>{t('race.prize')}</dt>
        <dd>
          <Money size="title" text={formatYuan(prize)} />
        </dd>
      </Own>
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
