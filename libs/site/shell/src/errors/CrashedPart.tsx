import { useT } from '@pavilion/site-contract';
import { shellMessages } from '../messages/shellMessages.ts';
import { PlainNotice } from './PlainNotice.tsx';

/** Replacement for a part of the page that failed to render, with an explanation and a button to retry. */
export function CrashedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <PlainNotice title={t('page.crashed')} action={t('page.retry')} onAction={onRetry}>
      {t('page.crashedHint')}
    </PlainNotice>
  );
}
