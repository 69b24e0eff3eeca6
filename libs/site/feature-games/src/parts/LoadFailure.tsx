import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { ErrorState, MaintenanceState, OfflineState } from '@pavilion/ui-kit';
import { useGamesT } from '../messages/gamesMessages.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
}

/** Message in place of a list: offline, maintenance or another failure, with a button to retry. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const t = useGamesT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('retry'), onRetry };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('offline.title')}>
        {t('offline.hint')}
      </OfflineState>
    );
  if (failure.reaction === 'maintenance')
    return (
      <MaintenanceState {...retry} title={t('maintenance.title')}>
        {t('maintenance.hint')}
      </MaintenanceState>
    );
  return (
    <ErrorState {...retry} title={t('load.failed')}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText> {t('load.failedHint')}
    </ErrorState>
  );
}
