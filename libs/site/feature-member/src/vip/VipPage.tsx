import { PageHead } from '@pavilion/site-contract';
import { useRead, useRefetchAtMidnight, LoadFailure } from '@pavilion/site-data';
import { PauseNotice } from '@pavilion/site-money';
import { ButtonRoot, Panel, Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { RewardNotice } from '../claims/RewardNotice.tsx';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Stack } from '../parts/rewardStyles.ts';
import { GiftPanel } from './GiftPanel.tsx';
import { LevelPanel } from './LevelPanel.tsx';
import { RebatePanel } from './RebatePanel.tsx';
import { vipData } from './vipData.ts';

/** `/mine/vip`: own level with its progress, gifts and rebates (USR-04). */
export function VipPage() {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead(vipData, {});
  useRefetchAtMidnight(refetch);
  return (
    <>
      <PageHead
        lead={t('vip.lead')}
        actions={
          <ButtonRoot as={Link} to="/mine/vip/detail" data-variant="secondary">
            {t('vip.allLevels')}
          </ButtonRoot>
        }
      >
        VIP
      </PageHead>
      <Stack>
        <PauseNotice />
        <RewardNotice />
        {data ? (
          <>
            <LevelPanel data={data} />
            <GiftPanel data={data} isFetching={isFetching} />
            <RebatePanel rebates={data.rebates} />
          </>
        ) : (
          <Panel aria-busy={!failure}>
            {failure ? (
              <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
            ) : (
              <SkeletonGroup>
                <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
                <Skeleton width="8rem" height="2rem" />
                <Skeleton height="9rem" />
              </SkeletonGroup>
            )}
          </Panel>
        )}
      </Stack>
    </>
  );
}
