import { useServices } from '@pavilion/site-contract';
import type { CallFailure } from '@pavilion/api-client';
import { Button, ErrorState, MaintenanceState, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { BoardPane } from '../boardLayout/BoardStyles.ts';
import { useBoardLayout } from '../boardLayout/useBoardLayout.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { toSessionFailure } from './toSessionFailure.ts';
import { useSportSession, type SportSession } from '../venueFrame/useSportSession.ts';
import { SidebarPane, VenueFrame, VenueMessage } from '../venueFrame/VenueStyles.ts';

/** Props of {@link SessionGate}. */
export interface SessionGateProps {
  readonly children: (session: SportSession) => ReactNode;
}

/** Renders the venue once its session data is loaded, and loading and error states before. */
export function SessionGate({ children }: SessionGateProps) {
  const { status, retry } = useSportSession();
  if (status.kind === 'ready') return children(status.session);
  if (status.kind === 'failed') return <SessionError failure={status.failure} onRetry={retry} />;
  return <SessionLoading isSlow={status.kind === 'slow'} onRetry={retry} />;
}

function SessionError({ failure, onRetry }: { readonly failure: CallFailure; readonly onRetry: () => void }) {
  const t = useSportsT();
  const { navigate } = useServices();
  const kind = toSessionFailure(failure);
  const State = kind === 'maintenance' ? MaintenanceState : ErrorState;
  const title = kind === 'maintenance' ? t('session.maintenanceTitle') : t('session.failedTitle');
  return (
    <VenueMessage>
      <State
        title={kind === 'verification' ? t('session.verification') : title}
        retryLabel={t('session.again')}
        onRetry={onRetry}
      >
        {kind === 'verification' ? t('session.verificationHint') : t(`session.${kind}`)}
      </State>
      <Button variant="quiet" onClick={() => navigate('/')}>
        {t('session.home')}
      </Button>
    </VenueMessage>
  );
}

function SessionLoading({ isSlow, onRetry }: { readonly isSlow: boolean; readonly onRetry: () => void }) {
  const t = useSportsT();
  const layout = useBoardLayout('FT', 1);
  const { desk } = useServices().brand;
  if (isSlow)
    return (
      <VenueMessage>
        <ErrorState title={t('session.loading')} retryLabel={t('session.again')} onRetry={onRetry}>
          {t('session.slow')}
        </ErrorState>
      </VenueMessage>
    );
  return (
    <VenueFrame aria-busy="true" data-sidebar={desk.sidebar} data-dock-side={desk.dock}>
      <VisuallyHidden role="status">{t('session.loading')}</VisuallyHidden>
      <SidebarPane aria-hidden="true">
        {[70, 60, 66, 50, 58].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="1.25rem" />
        ))}
      </SidebarPane>
      <BoardPane {...layout.pane}>
        <BoardSkeleton shape={layout.shape} />
      </BoardPane>
    </VenueFrame>
  );
}
