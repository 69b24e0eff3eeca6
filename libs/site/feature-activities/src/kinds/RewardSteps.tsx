import { Button, CheckIcon, Money, Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
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
  const { activity, info } = props;
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
          />
        ))}
      </Steps>
    </Panel>
  );
}

interface StepProps extends KindProps {
  readonly reward: ActivityReward;
  readonly own: RewardState | undefined;
}

function Step({ reward, own, isEligible, claim }: StepProps) {
  const { rewardId, name, amount, measure, target } = reward;
  return (
    <li data-state={own?.state} data-testid={`reward-${rewardId}`}>
      <StepHead>
        <strong>{name}</strong>
        <Money size="price" text={formatCny(own?.amount ?? amount, { decimals: 'always' })} />
      </StepHead>
      {own && <ProgressMeter label={name} progress={own.progress} target={target} />}
      <StepFoot>
        <StepProgress measure={measure} target={target} own={own} />
        <StepAction own={own} name={name} isEligible={isEligible} claim={claim} />
      </StepFoot>
    </li>
  );
}

function StepProgress({ measure, target, own }: Pick<ActivityReward, 'measure' | 'target'> & Pick<StepProps, 'own'>) {
  const t = useActivityT();
  if (measure === 'bindPhone' || measure === 'bindRealName')
    return <span>{own && t(own.state === 'locked' ? 'reward.undone' : 'reward.done')}</span>;
  if (own === undefined) return <span>{formatProgress(measure, target)}</span>;
  return (
    <span>
      {t('reward.progress', {
        done: formatProgress(measure, own.progress),
        target: formatProgress(measure, own.target),
      })}
    </span>
  );
}

type StepActionProps = Pick<StepProps, 'own' | 'isEligible' | 'claim'> & { readonly name: string };

function StepAction({ own, name, isEligible, claim }: StepActionProps) {
  const t = useActivityT();
  if (own === undefined) return null;
  if (own.state === 'claimed')
    return (
      <Claimed>
        <CheckIcon />
        {t('reward.claimed')}
      </Claimed>
    );
  if (own.state === 'locked' || !isEligible) return <span>{t('reward.locked')}</span>;
  return (
    <Button
      size="small"
      variant="primary"
      aria-label={t('reward.claimOf', { name })}
      disabled={claim.isBusy}
      onClick={() => claim.send(own.rewardId)}
    >
      {t('reward.claim')}
    </Button>
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
  > li {
    display: grid;
    gap: ${token('space.2')};
    padding: ${token('space.4')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
`;

const StepHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.4')};
`;

const StepFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('density.controlSmall')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;

const Claimed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('color.text.success')};
`;
