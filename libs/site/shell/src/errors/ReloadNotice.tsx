import { useT } from '@pavilion/site-contract';
import { ErrorState } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** A page's file could not be had, even the second time: most often a new release is out (F-RTE-14). */
export function ReloadNotice() {
  const t = useT(shellMessages);
  return (
    <ErrorState title={t('page.failed')} retryLabel={t('page.reload')} onRetry={() => window.location.reload()}>
      {t('page.failedHint')}
    </ErrorState>
  );
}
