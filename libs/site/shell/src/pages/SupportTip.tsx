import { dialogActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { plannedMessages } from '../messages/plannedMessages.ts';

/** Where customer service opens. */
export const SUPPORT_PATH = '/app/help/zxkf';

/** Whoever opens customer service first reads which ways of depositing are the house's own (DLG-05); leaving takes it along. */
export function SupportTip() {
  const { i18n } = useServices();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const t = i18n.translator(plannedMessages);
    const [title, text, ok] = [t('support.title'), t('support.text'), t('support.ok')];
    dispatch(dialogActions.opened({ kind: 'tips', title, text, ok }));
    return () => void dispatch(dialogActions.closed('tips'));
  }, [dispatch, i18n]);
  return null;
}
