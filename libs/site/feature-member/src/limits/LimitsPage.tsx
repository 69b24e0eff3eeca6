import { PageHead, useAppSelector, useServices } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { PauseNotice, selectHasLimits, usePlayerLimits } from '@pavilion/site-money';
import { Button, EmptyState, Panel, PanelHead, Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { Stack } from '../parts/rewardStyles.ts';
import { DepositLimits } from './DepositLimits.tsx';
import { HelpLinks } from './limitStyles.ts';
import { useLimitT } from './messages/limitMessages.ts';
import { PausePanel } from './PausePanel.tsx';
import { ReminderPanel } from './ReminderPanel.tsx';

/** `/mine/limits`: limits that the member sets to deposits and play (L1). */
export function LimitsPage() {
  const t = useLimitT();
  const { navigate } = useServices();
  const isOffered = useAppSelector(selectHasLimits);
  return (
    <>
      <PageHead lead={t('lead')}>{t('title')}</PageHead>
      {isOffered ? (
        <Limits />
      ) : (
        <Panel>
          <EmptyState
            title={t('notOffered')}
            action={<Button onClick={() => navigate('/app/help/zxkf')}>{t('support')}</Button>}
          >
            {t('notOfferedHint')}
          </EmptyState>
        </Panel>
      )}
    </>
  );
}

function Limits() {
  const t = useLimitT();
  const { data, failure, isFetching, refetch } = usePlayerLimits();
  if (data)
    return (
      <Stack>
        <PauseNotice />
        <DepositLimits limits={data.deposits} />
        <ReminderPanel minutes={data.reminderMinutes} />
        <PausePanel />
        <MoreHelp />
      </Stack>
    );
  return (
    <Panel aria-busy={!failure}>
      {failure ? (
        <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width="8rem" height="2rem" />
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

const links = [
  ['links.responsible', '/app/help/bczr'],
  ['links.record', '/mine/betRecord'],
  ['links.transactions', '/mine/transRecord'],
] as const;

function MoreHelp() {
  const t = useLimitT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('links.title')}</h2>
      </PanelHead>
      <HelpLinks>
        {links.map(([key, path]) => (
          <li key={path}>
            <Link to={path}>{t(key)}</Link>
          </li>
        ))}
      </HelpLinks>
    </Panel>
  );
}
