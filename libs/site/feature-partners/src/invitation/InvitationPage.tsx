import type { ResponseOf } from '@pavilion/api-client';
import { selectIsMember, useAppSelector, useLoginGate, usePageTitle } from '@pavilion/site-contract';
import { useRead, type Read } from '@pavilion/site-data';
import { Button, EmptyState, Panel, PanelHead, Skeleton, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Hero, Lead, Page } from '../parts/partnerStyles.ts';
import { ReadFailure } from '../parts/ReadFailure.tsx';
import { FriendList } from './FriendList.tsx';
import { InviteCard } from './InviteCard.tsx';
import { RewardList } from './RewardList.tsx';

type Activity = ResponseOf<'promotion.config'>['list'][number];

const BODY = { type: 'friendInvitation' } as const;

/** `/activity/friendInvitation`: link, invited friends and rewards (ACT-03). A guest sees rules and rewards. */
export function InvitationPage() {
  const t = usePartnersT();
  const read = useRead('promotion.config', BODY);
  const { data, failure } = read;
  usePageTitle(t('invite.title'));
  const activity = data?.list.find(({ state }) => state === 'running');
  if (activity) return <Invitation activity={activity} />;
  return (
    <Panel aria-busy={!data && !failure}>
      {!data && failure && <ReadFailure read={read} />}
      {data && (
        <EmptyState
          title={
            <span role="heading" aria-level={1}>
              {t('invite.closed')}
            </span>
          }
        >
          {t('invite.closedHint')}
        </EmptyState>
      )}
      {!data && !failure && <Loading />}
    </Panel>
  );
}

function Invitation({ activity }: { readonly activity: Activity }) {
  const t = usePartnersT();
  const isMember = useAppSelector(selectIsMember);
  const { activityId } = activity;
  const info = useRead('promotion.confirmInfo', isMember ? { activityId } : undefined);
  const invitation = info.data?.invitation;
  return (
    <Page>
      <Hero>
        <div>
          <h1>{t('invite.title')}</h1>
          <Lead>{activity.summary || t('invite.lead')}</Lead>
          {!isMember && <GuestPrompt />}
          {invitation && <Count>{t('invite.count', invitation)}</Count>}
        </div>
        <OwnLink inviteCode={invitation?.inviteCode} isLoading={isMember && !info.failure} />
      </Hero>
      {isMember && !info.data && <InvitationFailure read={info} />}
      <RewardList activity={activity} standings={info.data?.rewards} />
      {isMember && <FriendList />}
      <InvitationRules rules={activity.rules} />
    </Page>
  );
}

function OwnLink({ inviteCode, isLoading }: { readonly inviteCode: string | undefined; readonly isLoading: boolean }) {
  if (inviteCode !== undefined) return <InviteCard inviteCode={inviteCode} />;
  return isLoading && <Loading />;
}

function InvitationFailure({ read }: { readonly read: Read<unknown> }) {
  return (
    read.failure && (
      <Panel>
        <ReadFailure read={read} />
      </Panel>
    )
  );
}

function InvitationRules({ rules }: { readonly rules: readonly string[] }) {
  const t = usePartnersT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('invite.rules')}</h2>
      </PanelHead>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Panel>
  );
}

function GuestPrompt() {
  const t = usePartnersT();
  const requireLogin = useLoginGate();
  return (
    <Guest>
      <Button variant="primary" size="large" onClick={() => requireLogin('/activity/friendInvitation')}>
        {t('invite.login')}
      </Button>
      <p>
        <strong>{t('invite.guest')}</strong>
        <span>{t('invite.guestHint')}</span>
      </p>
    </Guest>
  );
}

function Loading() {
  const t = usePartnersT();
  return (
    <div>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="18rem" height="18rem" />
    </div>
  );
}

const Count = styled.p`
  color: ${token('color.accent.text')};
  font-size: ${token('font.size.price')};
  font-weight: ${token('font.weight.strong')};
`;

const Guest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')};
  p {
    display: grid;
  }
  span {
    color: ${token('color.text.secondary')};
  }
`;
