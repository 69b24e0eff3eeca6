import { formatCny } from '@pavilion/wallet';
import { PausableButton } from '@pavilion/site-money';
import { Panel, PanelHead } from '@pavilion/ui-kit';
import { formatMinute } from '../parts/formatMinute.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import type { KindProps } from './kindTypes.ts';
import { LandingBlocks } from './LandingBlocks.tsx';
import { RewardSteps } from './RewardSteps.tsx';

/** Tasks for new members. */
export function NewTasks(props: KindProps) {
  const t = useActivityT();
  const rewards = props.info?.rewards;
  const done = rewards?.filter(({ state }) => state !== 'locked').length;
  return (
    <RewardSteps
      {...props}
      title={t('task.title')}
      {...(rewards && done !== undefined && { figure: t('task.count', { done, total: rewards.length }) })}
    />
  );
}

/** Steps of the turnover of the current period. */
export function BettingGift(props: KindProps) {
  const t = useActivityT();
  const turnover = props.info?.rewards[0]?.progress;
  return (
    <RewardSteps
      {...props}
      title={t('betting.title')}
      {...(turnover !== undefined && {
        figure: `${t(`turnover.${props.activity.period ?? 'once'}`)} ${formatCny(turnover)}`,
      })}
    />
  );
}

/** Entry into an activity, the steps of the turnover since then, and the content of the page. */
export function LandingPart(props: KindProps) {
  const t = useActivityT();
  const { info, activity } = props;
  const joinTime = info?.joinTime;
  return (
    <>
      {info && joinTime === undefined && <JoinPanel {...props} />}
      <RewardSteps
        {...props}
        title={t('join.steps')}
        {...(joinTime !== undefined && { figure: t('join.done', { time: formatMinute(joinTime) }) })}
      />
      <LandingBlocks blocks={activity.blocks ?? []} />
    </>
  );
}

function JoinPanel({ activity, claim }: Pick<KindProps, 'activity' | 'claim'>) {
  const t = useActivityT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('join.title')}</h2>
        {activity.state === 'running' && (
          <PausableButton variant="primary" disabled={claim.isBusy} onClick={() => claim.send()}>
            {t('join.button')}
          </PausableButton>
        )}
      </PanelHead>
      <p>{t('join.text')}</p>
    </Panel>
  );
}
