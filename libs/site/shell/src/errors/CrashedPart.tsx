import { useT } from '@pavilion/site-contract';
import { ErrorState } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** What stands where a part of the page fell: what happened, what is safe, and a way to go on. */
export function CrashedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <ErrorState title={t('page.crashed')} retryLabel={t('page.retry')} onRetry={onRetry}>
      {t('page.crashedHint')}
    </ErrorState>
  );
}
