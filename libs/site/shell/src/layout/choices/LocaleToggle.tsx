import { toastActions, useAppDispatch, useLocale, useServices, useT, type Locale } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { shellMessages } from '../../messages/shellMessages.ts';
import { storeLocale } from '../../texts/storedLocale.ts';

const other: Readonly<Record<Locale, Locale>> = { 'zh-CN': 'zh-TW', 'zh-TW': 'zh-CN' };

/** Language switch. Forms keep their typed text (F-UI-07). Its label is in the language to which it switches. */
export function LocaleToggle() {
  const t = useT(shellMessages);
  const { i18n, store } = useServices();
  const dispatch = useAppDispatch();
  const next = other[useLocale()];
  const switchLocale = () =>
    i18n.switchTo(next).then(
      () => storeLocale(store, next),
      () => dispatch(toastActions.shown({ kind: 'error', text: t('locale.failed') })),
    );
  return (
    <Button variant="quiet" size="small" lang={next} title={t('locale.toggle')} onClick={() => void switchLocale()}>
      {t(`locale.${next}`)}
    </Button>
  );
}
