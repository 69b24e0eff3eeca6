import { useServices } from '@pavilion/site-contract';
import { Button, ErrorState, MaintenanceState, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { type ReactNode } from 'react';
import { boardShape } from '../board/boardColumns.ts';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { BoardPane } from '../board/BoardLayout.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { sessionFailure } from './sessionFailure.ts';
import { useSportSession, type SportSession } from './useSportSession.ts';
import { RailPane, VenueFrame, VenueMessage } from './VenueLayout.ts';

/** Props of {@link SessionGate}. */
export interface SessionGateProps {
  readonly children: (session: SportSession) => ReactNode;
}

/** Lets the venue in once its session data is there; shows what happens until then and when it does not come. */
export function SessionGate({ children }: SessionGateProps) {
  const { status, again } = useSportSession();
  if (status.kind === 'ready') return children(status.session);
  if (status.kind === 'failed') return <SessionFailed error={status.error} onAgain={again} />;
  return <Entering isSlow={status.kind === 'slow'} onAgain={again} />;
}

function SessionFailed({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const t = useSportsT();
  const { navigate } = useServices();
  const failure = sessionFailure(error);
  const State = failure === 'maintenance' ? MaintenanceState : ErrorState;
  const title = failure === 'maintenance' ? t('session.maintenanceTitle') : t('session.failedTitle');
  return (
    <VenueMessage>
      <State
        title={failure === 'verification' ? t('session.verification') : title}
        retryLabel={t('session.again')}
        onRetry={onAgain}
      >
        {failure === 'verification' ? t('session.verificationHint') : t(`session.${failure}`)}
      </State>
      <Button variant="quiet" onClick={() => navigate('/')}>
        {t('session.home')}
      </Button>
    </VenueMessage>
  );
}

function Entering({ isSlow, onAgain }: { readonly isSlow: boolean; readonly onAgain: () => void }) {
  const t = useSportsT();
  if (isSlow)
    return (
      <VenueMessage>
        <ErrorState title={t('session.loading')} retryLabel={t('session.again')} onRetry={onAgain}>
          {t('session.slow')}
        </ErrorState>
      </VenueMessage>
    );
  return (
    <VenueFrame aria-busy="true">
      <VisuallyHidden role="status">{t('session.loading')}</VisuallyHidden>
      <RailPane aria-hidden="true">
        {[70, 60, 66, 50, 58].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="1.25rem" />
        ))}
      </RailPane>
      <BoardPane data-shape="six">
        <BoardSkeleton shape={boardShape('FT')} />
      </BoardPane>
    </VenueFrame>
  );
}
