import { PageHead, useAppSelector } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead, useRefetchAtMidnight, LoadFailure } from '@pavilion/site-data';
import { PauseNotice, selectHasLimits } from '@pavilion/site-money';
import { ButtonRoot, EmptyState, Panel, Skeleton, SkeletonGroup, Table, VisuallyHidden } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import { RewardNotice } from '../claims/RewardNotice.tsx';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { FlushHead, Note, Stack } from '../parts/rewardStyles.ts';
import { RewardPanel, type RewardPanelProps } from './RewardPanel.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { welfareData, type ClaimRecord, type WelfareData } from './welfareData.ts';

/** `/mine/welfare`: everything that the member can claim, what is missing for the rest, and past claims (USR-05). */
export function WelfarePage() {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead(welfareData, {});
  useRefetchAtMidnight(refetch);
  return (
    <>
      <PageHead lead={t('welfare.lead')} actions={<ExchangeLink points={data?.points} />}>
        {t('welfare.title')}
      </PageHead>
      <Stack>
        <PauseNotice />
        <RewardNotice />
        {data ? (
          <Rewards data={data} isFetching={isFetching} />
        ) : (
          <Panel aria-busy={!failure}>
            {failure ? (
              <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
            ) : (
              <SkeletonGroup>
                <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
                <Skeleton width="8rem" height="2rem" />
                <Skeleton height="12rem" />
              </SkeletonGroup>
            )}
          </Panel>
        )}
      </Stack>
    </>
  );
}

function ExchangeLink({ points }: { readonly points: number | undefined }) {
  const t = useMemberCentreT();
  return (
    <ButtonRoot as={Link} to="/mine/exchange" data-variant="secondary">
      {points === undefined ? t('welfare.exchange') : t('welfare.exchangePoints', { points })}
    </ButtonRoot>
  );
}

interface RewardsProps extends Pick<RewardPanelProps, 'isFetching'> {
  readonly data: WelfareData;
}

function Rewards({ data: { rewards, records }, isFetching }: RewardsProps) {
  const t = useMemberCentreT();
  return (
    <>
      <RewardPanel
        title={t('welfare.due')}
        rewards={rewards.filter(({ state }) => state === 'claimable')}
        isFetching={isFetching}
        empty={
          <EmptyState isCompact title={t('welfare.none')}>
            {t('welfare.noneHint')}
          </EmptyState>
        }
      />
      <TurnoverPanel />
      <RewardPanel
        title={t('welfare.missing')}
        rewards={rewards.filter(({ state }) => state === 'locked')}
        isFetching={isFetching}
      />
      <ClaimRecords records={records} />
      <LimitsLink />
    </>
  );
}

function LimitsLink() {
  const t = useMemberCentreT();
  const isOffered = useAppSelector(selectHasLimits);
  if (!isOffered) return null;
  return (
    <Note>
      {t('welfare.limits')} <Link to="/mine/limits">{t('welfare.limitsLink')}</Link>
    </Note>
  );
}

function ClaimRecords({ records }: { readonly records: readonly ClaimRecord[] }) {
  const t = useMemberCentreT();
  return (
    <Panel data-flush="">
      <FlushHead>
        <h2>{t('welfare.records')}</h2>
      </FlushHead>
      <Table
        caption={t('welfare.records')}
        rows={records}
        rowKey={({ claimId }) => claimId}
        columns={[
          {
            id: 'time',
            header: t('welfare.time'),
            isFigure: true,
            cell: ({ createTime }) => formatInstant(createTime),
          },
          { id: 'source', header: t('welfare.source'), cell: ({ source }) => source },
          { id: 'name', header: t('welfare.reward'), cell: ({ name }) => name },
          {
            id: 'amount',
            header: t('welfare.amount'),
            align: 'end',
            isFigure: true,
            cell: ({ amount }) => formatCny(amount, { decimals: 'always', plus: true }),
          },
        ]}
        empty={
          <EmptyState isCompact title={t('welfare.noRecords')}>
            {t('welfare.noRecordsHint')}
          </EmptyState>
        }
      />
    </Panel>
  );
}
