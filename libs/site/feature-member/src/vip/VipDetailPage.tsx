import { PageHead } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { ButtonRoot, Panel, PanelHead, Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note, Stack } from '../parts/rewardStyles.ts';
import { GradeTable } from './GradeTable.tsx';
import { vipData } from './vipData.ts';
import { History } from './vipStyles.ts';

const NOT_OFFERED = 6004;

/** `/mine/vip/detail`: what each level needs and gives, and the member's levels so far (USR-04). */
export function VipDetailPage() {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead(vipData, {});
  return (
    <>
      <PageHead
        lead={t('vip.detailLead')}
        actions={
          <ButtonRoot as={Link} to="/mine/vip" data-variant="secondary">
            {t('vip.toOwn')}
          </ButtonRoot>
        }
      >
        {t('vip.detailTitle')}
      </PageHead>
      <Stack>
        <Panel data-flush="" aria-busy={!data && !failure}>
          {data && <GradeTable grades={data.grades} ownGrade={data.own.currentGrade} />}
          {!data && failure && <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />}
          {!data && !failure && <TableSkeleton />}
        </Panel>
        <GradeHistory />
      </Stack>
    </>
  );
}

function TableSkeleton() {
  const t = useMemberCentreT();
  return (
    <SkeletonGroup>
      <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
      <Skeleton height="28rem" />
    </SkeletonGroup>
  );
}

function GradeHistory() {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead('vip.gradeHistory', {});
  // The platform does not offer the call (ruling W5).
  if (failure?.code === NOT_OFFERED) return null;
  return (
    <Panel aria-busy={!data && !failure}>
      <PanelHead>
        <h2>{t('vip.history')}</h2>
      </PanelHead>
      {!data && failure && <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />}
      {!data && !failure && <Skeleton height="3rem" />}
      {data && (
        <History>
          {data.list.map(({ grade, createTime }, at) => (
            <li key={`${grade}-${createTime}`}>
              <strong>VIP{grade}</strong>
              <time dateTime={new Date(createTime).toISOString()}>{formatInstant(createTime)}</time>
              <span>{t(at === data.list.length - 1 ? 'vip.registered' : 'vip.risen')}</span>
            </li>
          ))}
        </History>
      )}
      <Note>{t('vip.historyNote')}</Note>
    </Panel>
  );
}
