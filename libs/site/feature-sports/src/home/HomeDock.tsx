import { useAppSelector, type RootState } from '@pavilion/site-contract';
import { ErrorState, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { Dock } from '../dock/Dock.tsx';
import { DockHead, DockStack } from '../parts/DockStyles.ts';
import { SlipPrices } from '../slip/SlipPrices.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectDesk } from '../state/sportsState.ts';
import { useSportSession } from '../venueFrame/useSportSession.ts';
import { DockPane } from '../venueFrame/VenueStyles.ts';

const selectIsDockOpen = (state: RootState): boolean => selectDesk(state).isDockOpen;

/** Slip, bets and chat of a member next to home: a picked price stays on the page (DSK-01). */
export function HomeDock() {
  const { status, retry } = useSportSession();
  if (status.kind === 'ready')
    return (
      <>
        <SlipPrices />
        <Dock session={status.session} />
      </>
    );
  return status.kind === 'failed' ? <DockError onRetry={retry} /> : <DockSkeleton />;
}

/** Dock of the final size until the limits of the venue are known. */
function DockSkeleton() {
  const t = useSportsT();
  const isOpen = useAppSelector(selectIsDockOpen);
  return (
    <DockPane aria-busy="true" aria-label={t('page.dock')} data-open={isOpen || undefined}>
      <DockHead>
        <DockStack>
          <Skeleton width="6rem" />
        </DockStack>
      </DockHead>
      <VisuallyHidden role="status">{t('session.loading')}</VisuallyHidden>
      <DockStack>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2rem" />
        <Skeleton height="2.75rem" />
      </DockStack>
    </DockPane>
  );
}

function DockError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSportsT();
  const isOpen = useAppSelector(selectIsDockOpen);
  return (
    <DockPane aria-label={t('page.dock')} data-open={isOpen || undefined}>
      <ErrorState isCompact title={t('session.failedTitle')} retryLabel={t('session.again')} onRetry={onRetry}>
        {t('session.failed')}
      </ErrorState>
    </DockPane>
  );
}
