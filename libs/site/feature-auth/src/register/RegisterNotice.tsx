import { dialogActions, useAppDispatch, useServices, useT, type DialogProps } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../paths.ts';

/** Stands where registration will be: says plainly that it is not open yet, and what can be done instead. */
export function RegisterNotice({ close }: DialogProps<'register'>) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const goToSupport = () => {
    close();
    navigate(paths.support);
  };
  const goToLogin = () => {
    close();
    dispatch(dialogActions.opened({ kind: 'login' }));
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('register.title')}
      closeLabel={t('login.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={goToSupport}>{t('register.support')}</Button>
          <Button variant="primary" onClick={goToLogin}>
            {t('register.login')}
          </Button>
        </>
      }
    >
      {t('register.text')}
    </Dialog>
  );
}
