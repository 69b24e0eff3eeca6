import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { ErrorState, OfflineState } from '@pavilion/ui-kit';
import { useActivityT } from '../messages/activityMessages.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Failure of a read in place of its content, with a retry. */
export function LoadFailure({ failure, isFetching, onRetry }: LoadFailureProps) {
  const t = useActivityT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('retry'), onRetry, isRetrying: isFetching };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('load.offline')}>
        {t('load.offlineHint')}
      </OfflineState>
    );
  return (
    <ErrorState {...retry} title={t('load.failed')}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText>
    </ErrorState>
  );
}
