import { useT } from '@pavilion/site-contract';
import { shellMessages } from '../messages/shellMessages.ts';
import { PlainNotice } from './PlainNotice.tsx';

/** Notice in place of a page that cannot be loaded without a network (F-API-24). */
export function OfflineNotice() {
  const t = useT(shellMessages);
  return <PlainNotice title={t('page.offline')}>{t('page.offlineHint')}</PlainNotice>;
}
