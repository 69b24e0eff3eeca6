import type { ResponseOf } from '@pavilion/api-client';
import { buildActivityPath, selectIsMember, SiteLink, useAppSelector } from '@pavilion/site-contract';
import { useRead, type Read, LoadFailure } from '@pavilion/site-data';
import { ClaimNotice, PauseNotice } from '@pavilion/site-money';
import { ArrowLeftIcon, ButtonRoot, EmptyState, Panel, Skeleton, token } from '@pavilion/ui-kit';
import { Link, Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { activityClaim } from '../claim/activityClaim.ts';
import { useClaim } from '../claim/useClaim.ts';
import { BonusTurnover } from '../kinds/BonusTurnover.tsx';
import { ActivityHero } from '../hero/ActivityHero.tsx';
import { kindComponents } from './kindComponents.ts';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import type { ActivityPageType } from '../kinds/pageTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { ActivityRules } from './ActivityRules.tsx';
import { ClaimRecord } from './ClaimRecord.tsx';
import { QuitPanel } from './QuitPanel.tsx';
import { EligibilityNotice } from './EligibilityNotice.tsx';

const LIST_PATH = '/activity/discount';
const NOT_FOUND = 6004;
const ACTIVITY_ID = /^\d{1,9}$/;
/** Interval in which a start, an end, a new day and the ranking appear without a reload. */
const POLL_MS = 30_000;

/** Page of one activity: head, the part of its kind, own claims and rules. The rules come from the platform (ACT-01). */
export function ActivityPage({ type }: { readonly type: ActivityPageType }) {
  const { id = '' } = useParams();
  const isId = ACTIVITY_ID.test(id);
  const config = useRead('promotion.config', isId ? { activityId: id } : undefined, { pollMs: POLL_MS });
  const activity = config.data?.list[0];
  if (!isId || isUnknown(config)) return <UnknownActivity />;
  // A link of another kind, such as an old one, leads to the page of the activity.
  if (activity && activity.type !== type) return <Navigate to={buildActivityPath(activity)} replace />;
  return (
    <>
      <BackLink />
      {config.failure && !activity ? (
        <PartFailure read={config} />
      ) : (
        <>
          <ActivityHero type={type} activity={activity} />
          <Content activity={activity} type={type} />
        </>
      )}
    </>
  );
}

interface ContentProps {
  readonly activity: Activity | undefined;
  readonly type: ActivityPageType;
}

const Content = ({ activity, type }: ContentProps) =>
  activity ? <LoadedPage activity={activity} type={type} /> : <LoadingPage />;

/** Whether the platform has no activity with the id. */
const isUnknown = ({ data, failure }: Read<ResponseOf<'promotion.config'>>): boolean =>
  data?.list.length === 0 || failure?.code === NOT_FOUND;

function UnknownActivity() {
  const t = useActivityT();
  return (
    <Panel>
      <EmptyState
        title={t('page.notFound')}
        action={
          <ButtonRoot as={SiteLink} to={LIST_PATH} data-variant="primary">
            {t('page.back')}
          </ButtonRoot>
        }
      >
        {t('page.notFoundHint')}
      </EmptyState>
    </Panel>
  );
}

function BackLink() {
  const t = useActivityT();
  return (
    <Back to={LIST_PATH}>
      <ArrowLeftIcon />
      {t('page.back')}
    </Back>
  );
}

const LoadingPage = () => (
  <Layout aria-busy="true">
    <LoadingPart />
    <LoadingPart />
  </Layout>
);

/** Before the verification, and for guests. */
const NOT_ELIGIBLE = { isEligible: false, reasons: [] } as const;

interface LoadedPageProps {
  readonly activity: Activity;
  readonly type: ActivityPageType;
}

function LoadedPage({ activity, type }: LoadedPageProps) {
  const { activityId } = activity;
  const isMember = useAppSelector(selectIsMember);
  const body = isMember ? { activityId } : undefined;
  const info = useRead('promotion.confirmInfo', body, { pollMs: POLL_MS });
  const verification = useRead('promotion.verification', body, { pollMs: POLL_MS });
  const { isEligible, reasons } = verification.data ?? NOT_ELIGIBLE;
  // The notice above the part appears together with it, so that the part does not move.
  const isLoading = (info.isLoading && !info.data) || verification.isLoading;
  const claim = useClaim(activity);
  const Part = kindComponents[type];
  return (
    <Layout>
      <Column>
        <PauseNotice />
        <ClaimNotice kind={activityClaim} state={claim.state} />
        {!isLoading && <EligibilityNotice isMember={isMember} activity={activity} reasons={reasons} />}
        {isLoading ? (
          <LoadingPart />
        ) : (
          <Part
            activity={activity}
            info={info.data}
            isEligible={isEligible}
            // A claimed reward is still claimable in the former progress.
            claim={claim.state.step === 'done' && info.isFetching ? { ...claim, isBusy: true } : claim}
          />
        )}
        {isMember && !info.data && <PartFailure read={info} />}
        {info.data && <OwnTurnover info={info.data} />}
      </Column>
      <SideColumn activity={activity} info={info.data} />
    </Layout>
  );
}

/** Turnover of bonuses, which only a member with a claim can have. */
const OwnTurnover = ({ info: { activityId, claims } }: { readonly info: ActivityInfo }) =>
  claims.length > 0 && <BonusTurnover activityId={activityId} />;

interface SideColumnProps {
  readonly activity: Activity;
  readonly info: ActivityInfo | undefined;
}

/** Rules, own claims, and quitting. */
const SideColumn = ({ activity, info }: SideColumnProps) => (
  <Column>
    <ActivityRules activity={activity} info={info} />
    {info && <ClaimRecord claims={info.claims} />}
    {info && <QuitPanel info={info} />}
  </Column>
);

const LoadingPart = () => (
  <Panel aria-busy="true">
    <Skeleton height="14rem" />
  </Panel>
);

function PartFailure({ read: { failure, isFetching, refetch } }: { readonly read: Read<unknown> }) {
  return (
    failure && (
      <Panel>
        <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
      </Panel>
    )
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-bottom: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  text-decoration: none;
  &:hover {
    color: ${token('color.text.primary')};
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  align-items: start;
  gap: ${token('space.6')};
  @media (max-width: 62rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;
