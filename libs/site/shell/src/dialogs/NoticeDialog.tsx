import { useAppDispatch, useServices, useT, type DialogProps } from '@pavilion/site-contract';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import type { UnknownAction } from '@reduxjs/toolkit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Generic tip or confirmation. A confirmation always has a cancel button (DLG-02). */
export function NoticeDialog({ request, close }: DialogProps<'tips'> | DialogProps<'confirm'>) {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const respond = (action: UnknownAction | undefined, path?: string) => {
    close();
    if (action) dispatch(action);
    if (path) navigate(path);
  };
  const cancelLabel = request.cancel ?? (request.kind === 'confirm' ? t('dialog.cancel') : undefined);
  return (
    <ConfirmDialog
      isOpen
      title={request.title ?? t('prompt.title')}
      confirmLabel={request.ok ?? t('dialog.ok')}
      {...(cancelLabel !== undefined && { cancelLabel })}
      onConfirm={() => respond(request.okAction, request.okPath)}
      onCancel={() => respond(request.cancelAction)}
    >
      {request.text}
    </ConfirmDialog>
  );
}
