import { dialogActions, uiActions, useAppDispatch, useT, type DialogProps } from '@pavilion/site-contract';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { shellMessages } from '../messages/shellMessages.ts';

/** Asks a guest to log in; OK opens the login form, cancelling forgets the page wanted (DLG-01). */
export function LoginPrompt({ request, close }: DialogProps<'loginPrompt'>) {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const login = () => {
    close();
    dispatch(dialogActions.opened({ kind: 'login' }));
  };
  const cancel = () => {
    dispatch(uiActions.returnPathSet(undefined));
    close();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('prompt.title')}
      confirmLabel={t('prompt.login')}
      cancelLabel={t('dialog.cancel')}
      onConfirm={login}
      onCancel={cancel}
    >
      {request.text ?? t('prompt.text')}
    </ConfirmDialog>
  );
}
