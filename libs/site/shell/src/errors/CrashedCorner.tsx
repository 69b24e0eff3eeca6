import { useT } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Replacement for the member controls of the header, in one line, with a button to retry. */
export function CrashedCorner({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <>
      <small role="alert">{t('page.crashed')}</small>
      <Button size="small" onClick={onRetry}>
        {t('page.retry')}
      </Button>
    </>
  );
}
