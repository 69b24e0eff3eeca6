import { useT } from '@pavilion/site-contract';
import { shellMessages } from '../messages/shellMessages.ts';
import { PlainNotice } from './PlainNotice.tsx';

/** A page's file could not be had, even the second time: most often a new release is out (F-RTE-14). */
export function ReloadNotice() {
  const t = useT(shellMessages);
  return (
    <PlainNotice title={t('page.failed')} action={t('page.reload')} onAction={() => window.location.reload()}>
      {t('page.failedHint')}
    </PlainNotice>
  );
}
