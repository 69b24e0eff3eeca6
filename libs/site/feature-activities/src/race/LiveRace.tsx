import { LiveDot, Money, Panel, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatMinute } from '../parts/formatMinute.ts';
import { findPrize } from './findPrize.ts';
import { RankingTable } from './Ranking.tsx';

type Live = NonNullable<NonNullable<ActivityInfo['race']>['live']>;

/** Props of {@link LiveRace}. */
export interface LiveRaceProps {
  readonly live: Live;
  readonly activity: Activity;
}

/** Ranking of this week: own place, turnover, prize at this rank, and while the race runs, what the next place needs. */
export function LiveRace({ live, activity }: LiveRaceProps) {
  const t = useActivityT();
  const { rank, turnover, players, endTime, gap, minimum, places } = live;
  const prize = findPrize(activity.rewards, rank)?.amount ?? '0.00';
  const isRunning = activity.state === 'running';
  const title = t(isRunning ? 'race.live' : 'race.final');
  return (
    <Panel data-flush="">
      <Head>
        <h2>
          {isRunning && <LiveDot />}
          {title}
        </h2>
        <p>
          {t('race.until', { time: formatMinute(endTime) })} · {t('race.players', { count: players })}
        </p>
      </Head>
      <Own>
        <div>
          <dt>{t('race.mine')}</dt>
          <dd data-testid="race-live-rank">{rank > 0 ? rank : t('race.noRank')}</dd>
        </div>
        <div>
          <dt>{t('race.turnover')}</dt>
          <dd>
            <Money size="title" text={formatYuan(turnover)} />
          </dd>
        </div>
        <div>
          <dt>{t(isRunning ? 'race.prizeNow' : 'race.prize')}</dt>
          <dd>
            <Money size="title" text={formatYuan(prize)} />
          </dd>
        </div>
      </Own>
      {isRunning && gap !== undefined && (
        <Gap>
          {rank > 0
            ? t('race.gap', { amount: formatYuan(gap), rank: rank - 1 })
            : t('race.minimum', { amount: formatYuan(minimum), gap: formatYuan(gap) })}
        </Gap>
      )}
      <RankingTable title={title} places={places} rank={rank} rewards={activity.rewards} />
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.5')} ${token('space.6')};
  > h2 {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    font-size: ${token('font.size.price')};
  }
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
`;

const Own = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.4')};
  margin: 0;
  padding: ${token('space.5')} ${token('space.6')};
  background: ${token('color.accent.soft')};
  dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    margin: 0;
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
`;

const Gap = styled.p`
  padding: ${token('space.3')} ${token('space.6')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;
