import type { ResponseOf } from '@pavilion/api-client';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { ClaimNotice } from '@pavilion/site-money';
import { Button, Meter, Money, Panel, PanelHead, Tag, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { isInProgress } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Hint } from '../parts/partnerStyles.ts';
import { invitationReward, selectInvitationReward } from './invitationReward.ts';

type Activity = ResponseOf<'promotion.config'>['list'][number];
type Standing = ResponseOf<'promotion.confirmInfo'>['rewards'][number];

/** Props of {@link RewardList}. */
export interface RewardListProps {
  readonly activity: Activity;
  /** The member's progress; absent for a guest. */
  readonly standings: readonly Standing[] | undefined;
}

/** Rewards for invited friends, with progress and a button that claims. */
export function RewardList({ activity: { activityId, rewards }, standings }: RewardListProps) {
  const t = usePartnersT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('invite.rewards')}</h2>
        <Hint>{t('invite.rewardsHint')}</Hint>
      </PanelHead>
      <ClaimNotice kind={invitationReward} state={useAppSelector(selectInvitationReward)} />
      <Tiers>
        {rewards.map((reward) => {
          const standing = standings?.find(({ rewardId }) => rewardId === reward.rewardId);
          return (
            <li key={reward.rewardId} data-state={standing?.state}>
              <Money size="title" text={formatCny(standing?.amount ?? reward.amount)} />
              <strong>{reward.name}</strong>
              {standing && <Progress standing={standing} />}
              {standing && <ClaimAction activityId={activityId} standing={standing} />}
            </li>
          );
        })}
      </Tiers>
    </Panel>
  );
}

function Progress({ standing: { progress, target, name } }: { readonly standing: Standing }) {
  const t = usePartnersT();
  return (
    <>
      <Meter label={name} value={Number(progress)} max={Number(target)} />
      <Hint>{t('invite.progress', { progress, target })}</Hint>
    </>
  );
}

function ClaimAction({ activityId, standing }: { readonly activityId: string; readonly standing: Standing }) {
  const t = usePartnersT();
  const dispatch = useAppDispatch();
  const claim = useAppSelector(selectInvitationReward);
  const { rewardId, state, name, amount } = standing;
  if (state === 'claimed') return <Tag tone="success">{t('invite.claimed')}</Tag>;
  if (state === 'locked') return <Tag>{t('invite.locked')}</Tag>;
  return (
    <Button
      variant="primary"
      aria-label={t('invite.claimOf', { name, amount: formatCny(amount) })}
      isBusy={claim.step === 'sending' && claim.action.draft.rewardId === rewardId}
      disabled={isInProgress(claim)}
      onClick={() => dispatch(invitationReward.actions.submitRequested({ draft: { activityId, rewardId } }))}
    >
      {t('invite.claim')}
    </Button>
  );
}

const Tiers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${token('space.6')};
  margin: ${token('space.2')} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: start;
    gap: ${token('space.2')};
    padding-top: ${token('space.4')};
    border-top: 2px solid ${token('color.line.hairline')};
  }
  > li[data-state='claimable'] {
    border-color: ${token('color.accent.fill')};
  }
`;
