import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { ErrorState, MaintenanceState, OfflineState } from '@pavilion/ui-kit';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** Whether it is shown in a small panel. @default false */
  readonly isCompact?: boolean;
}

/** Failure that replaces the content of a page or panel: offline, maintenance or another reason, with a retry. */
export function LoadFailure({ failure, isFetching, onRetry, isCompact = false }: LoadFailureProps) {
  const t = useMemberCentreT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('load.retry'), onRetry, isRetrying: isFetching, isCompact };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('load.offline')}>
        {t('load.offlineHint')}
      </OfflineState>
    );
  if (failure.reaction === 'maintenance')
    return (
      <MaintenanceState {...retry} title={t('load.maintenance')}>
        <SupportText error={failure.code}>{failureText(failure)}</SupportText>
      </MaintenanceState>
    );
  return (
    <ErrorState {...retry} title={t('load.failed')}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText>
    </ErrorState>
  );
}
