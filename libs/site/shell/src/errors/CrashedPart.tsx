import { useT } from '@pavilion/site-contract';
import { shellMessages } from '../messages/shellMessages.ts';
import { PlainNotice } from './PlainNotice.tsx';

/** What stands where a part of the page fell: what happened, what is safe, and a way to go on. */
export function CrashedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <PlainNotice title={t('page.crashed')} action={t('page.retry')} onAction={onRetry}>
      {t('page.crashedHint')}
    </PlainNotice>
  );
}
