import { PausableButton } from '@pavilion/site-money';
import { CheckIcon, Money, Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatProgress } from './formatProgress.ts';
import type { ActivityReward, KindProps, RewardState } from './kindTypes.ts';
import { ProgressMeter } from './ProgressMeter.tsx';

/** Props of {@link RewardSteps}. */
export interface RewardStepsProps extends KindProps {
  readonly title: string;
  /** Figure next to the title. */
  readonly figure?: string;
}

/** Rewards with a target each: tasks, or steps of turnover. */
export function RewardSteps({ title, figure, ...props }: RewardStepsProps) {
  const { activity, info, isEligible } = props;
  // One filled button in a panel: the first reward that can be claimed.
  const due = isEligible ? info?.rewards.find(({ state }) => state === 'claimable')?.rewardId : undefined;
  return (
    <Panel>
      <PanelHead>
        <h2>{title}</h2>
        {figure !== undefined && <Figure data-testid="steps-figure">{figure}</Figure>}
      </PanelHead>
      <Steps>
        {activity.rewards.map((reward) => (
          <Step
            key={reward.rewardId}
            {...props}
            reward={reward}
            own={info?.rewards.find(({ rewardId }) => rewardId === reward.rewardId)}
            isFirstDue={reward.rewardId === due}
          />
        ))}
      </Steps>
    </Panel>
  );
}

interface StepProps extends KindProps {
  readonly reward: ActivityReward;
  readonly own: RewardState | undefined;
  readonly isFirstDue: boolean;
}

/** Rewards for a binding are done or not; they have no progress to measure. */
const isBinding = ({ measure }: Pick<ActivityReward, 'measure'>): boolean =>
  measure === 'bindPhone' || measure === 'bindRealName';

function Step({ reward, own, ...action }: StepProps) {
  const { rewardId, name, amount, target } = reward;
  return (
    <li data-state={own?.state} data-testid={`reward-${rewardId}`}>
      <StepName>
        <strong>{name}</strong>
        {own && <StepProgress own={own} />}
      </StepName>
      <Money size="price" text={formatYuan(own?.amount ?? amount)} />
      {own && <StepAction {...action} own={own} name={name} />}
      {own?.state === 'locked' && !isBinding(own) && (
        <ProgressMeter label={name} progress={own.progress} target={target} />
      )}
    </li>
  );
}

function StepProgress({ own }: { readonly own: RewardState }) {
  const t = useActivityT();
  const { measure, target, state } = own;
  // A count beyond its target means nothing more, unlike turnover.
  const progress = measure === 'bets' && state !== 'locked' ? target : own.progress;
  if (isBinding(own)) return <small>{t(state === 'locked' ? 'reward.undone' : 'reward.done')}</small>;
  return (
    <small>
      {t('reward.progress', { done: formatProgress(measure, progress), target: formatProgress(measure, target) })}
    </small>
  );
}

type StepActionProps = Pick<StepProps, 'isEligible' | 'claim' | 'isFirstDue'> & {
  readonly own: RewardState;
  readonly name: string;
};

function StepAction({ own, name, isEligible, claim, isFirstDue }: StepActionProps) {
  const t = useActivityT();
  if (own.state === 'claimed')
    return (
      <State data-state="claimed">
        <CheckIcon />
        {t('reward.claimed')}
      </State>
    );
  if (own.state === 'locked' || !isEligible) return <State>{t('reward.locked')}</State>;
  return (
    <PausableButton
      size="small"
      variant={isFirstDue ? 'primary' : 'secondary'}
      aria-label={t('reward.claimOf', { name })}
      disabled={claim.isBusy}
      onClick={() => claim.send(own.rewardId)}
    >
      {t('reward.claim')}
    </PausableButton>
  );
}

const Figure = styled.span`
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 5.5rem;
    align-items: center;
    gap: ${token('space.2')} ${token('space.4')};
    min-height: 4rem;
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li:not([data-state]) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > li:last-child {
    min-height: 3.25rem;
    padding-bottom: 0;
  }
  > li > :nth-child(3) {
    justify-self: end;
  }
  > li > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
`;

const StepName = styled.div`
  display: grid;
  > small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  &[data-state='claimed'] {
    color: ${token('color.text.success')};
  }
`;
