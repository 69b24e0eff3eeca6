import { useT } from '@pavilion/site-contract';
import { shellMessages } from '../messages/shellMessages.ts';
import { PlainNotice } from './PlainNotice.tsx';

/** Notice if the file of a page failed to load twice, most often because of a new release (F-RTE-14). */
export function ReloadNotice() {
  const t = useT(shellMessages);
  return (
    <PlainNotice title={t('page.failed')} action={t('page.reload')} onAction={() => window.location.reload()}>
      {t('page.failedHint')}
    </PlainNotice>
  );
}
