import { dialogActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { supportMessages } from '../messages/supportMessages.ts';

/** Path of customer service. */
export const SUPPORT_PATH = '/app/help/zxkf';

/** Tip about the official ways to deposit, shown when customer service opens (DLG-05). It closes when the player leaves. */
export function SupportTip() {
  const { i18n } = useServices();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const t = i18n.translator(supportMessages);
    const [title, text, ok] = [t('support.title'), t('support.text'), t('support.ok')];
    dispatch(dialogActions.opened({ kind: 'tips', title, text, ok }));
    return () => void dispatch(dialogActions.closed('tips'));
  }, [dispatch, i18n]);
  return null;
}
