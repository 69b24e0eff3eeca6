import { dialogActions, useAppDispatch, useServices, useT, type DialogProps } from '@pavilion/site-contract';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { memberMessages } from '../messages/memberMessages.ts';
import { shellMessages } from '../messages/shellMessages.ts';

/** Prompt to complete the real name (ERR-04). OK closes all dialogs and opens the member's data at the real name. */
export function RealNamePrompt({ request, close }: DialogProps<'realName'>) {
  const shell = useT(shellMessages);
  const t = useT(memberMessages);
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const complete = () => {
    dispatch(dialogActions.allClosed());
    navigate(`/mine/userinfo?from=${encodeURIComponent(request.wanted)}#realName`);
  };
  return (
    <ConfirmDialog
      isOpen
      title={shell('prompt.title')}
      confirmLabel={t('realName.complete')}
      cancelLabel={shell('dialog.cancel')}
      onConfirm={complete}
      onCancel={close}
    >
      {request.text ?? t('realName.text')}
    </ConfirmDialog>
  );
}
