import { useAppSelector } from '@pavilion/site-contract';
import { ErrorState, OfflineState } from '@pavilion/ui-kit';
import { type CashierFailure } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { useFailureText } from './useFailureText.ts';

/** Props of {@link NotRead}. */
export interface NotReadProps {
  readonly failure: CashierFailure;
  readonly isReading?: boolean;
  readonly onRetry: () => void;
}

/** Instead of a page's content: no connection, or what went wrong and that the money is safe. */
export function NotRead({ failure, isReading = false, onRetry }: NotReadProps) {
  const t = useWalletT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('retry'), onRetry, isRetrying: isReading };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('offline.title')}>
        {t('offline.hint')}
      </OfflineState>
    );
  return (
    <ErrorState {...retry} title={t('load.failed')}>
      {failureText(failure)} {t('load.failedHint')}
    </ErrorState>
  );
}
