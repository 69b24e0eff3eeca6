import { createReturnTo } from '@pavilion/auth-flows';
import { dialogActions, useAppDispatch, useServices, useT, type DialogProps } from '@pavilion/site-contract';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { shellMessages } from '../messages/shellMessages.ts';

/** Prompt for a guest to log in. OK stores the wanted path and opens the login form; cancelling stores nothing (DLG-01). */
export function LoginPrompt({ request, close }: DialogProps<'loginPrompt'>) {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const { session } = useServices();
  const login = () => {
    close();
    createReturnTo(session).remember(request.wanted ?? '');
    dispatch(dialogActions.opened({ kind: 'login' }));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('prompt.title')}
      confirmLabel={t('prompt.login')}
      cancelLabel={t('dialog.cancel')}
      onConfirm={login}
      onCancel={close}
    >
      {request.text ?? t('prompt.text')}
    </ConfirmDialog>
  );
}
