import { formatInstant } from '@pavilion/site-contract/time';
import { Money, Panel, PanelHead } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import type { ReactNode } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { GiftRows } from '../parts/rewardStyles.ts';
import { findRewardEnd } from './findRewardEnd.ts';
import { formatRewardProgress } from './formatRewardProgress.ts';
import { RewardAction, type RewardActionProps } from './RewardAction.tsx';
import type { Reward } from './welfareData.ts';

/** Props of {@link RewardPanel}. */
export interface RewardPanelProps extends Pick<RewardActionProps, 'isFetching'> {
  readonly title: string;
  readonly rewards: readonly Reward[];
  /** Content without rewards; without it the panel is left out. */
  readonly empty?: ReactNode;
}

/** Rewards in one state: activity, condition with progress, end, amount and claim. */
export function RewardPanel({ title, rewards, isFetching, empty }: RewardPanelProps) {
  if (rewards.length === 0 && empty === undefined) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      {rewards.length === 0 ? (
        empty
      ) : (
        <GiftRows>
          {rewards.map((reward) => (
            <RewardRow key={`${reward.activityId}-${reward.rewardId}`} reward={reward} isFetching={isFetching} />
          ))}
        </GiftRows>
      )}
    </Panel>
  );
}

function RewardRow({ reward, isFetching }: RewardActionProps) {
  const t = useMemberCentreT();
  const { name, source, amount } = reward;
  const end = findRewardEnd(reward);
  const facts = [
    source === name ? '' : source,
    formatRewardProgress(reward, t),
    end === undefined ? '' : t('welfare.until', { time: formatInstant(end).slice(0, 16) }),
  ];
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </div>
      <Money text={amount === '0.00' ? '' : formatYuan(amount)} />
      <RewardAction reward={reward} isFetching={isFetching} />
    </li>
  );
}
