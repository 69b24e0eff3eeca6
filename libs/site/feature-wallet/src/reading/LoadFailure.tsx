import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppSelector } from '@pavilion/site-contract';
import { ErrorState, OfflineState } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';
import { useFailureText } from './useFailureText.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** Failure that replaces the content of a page: offline, or the reason and that the money is safe. */
export function LoadFailure({ failure, isFetching = false, onRetry }: LoadFailureProps) {
  const t = useWalletT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('retry'), onRetry, isRetrying: isFetching };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('offline.title')}>
        {t('offline.hint')}
      </OfflineState>
    );
  return (
    <ErrorState {...retry} title={t('load.failed')}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText> {t('load.failedHint')}
    </ErrorState>
  );
}
