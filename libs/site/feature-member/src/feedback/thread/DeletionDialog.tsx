import { ConfirmDialog, type ConfirmDialogProps } from '@pavilion/ui-kit/dialog';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';

/** Props of {@link DeletionDialog}. */
export type DeletionDialogProps = Pick<ConfirmDialogProps, 'isBusy' | 'onConfirm' | 'onCancel'>;

/** Confirmation before a feedback is deleted. */
export function DeletionDialog(props: DeletionDialogProps) {
  const t = useMemberCentreT();
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('feedback.deleteTitle')}
      confirmLabel={t('inbox.delete')}
      cancelLabel={t('feedback.cancel')}
      {...props}
    >
      {t('feedback.deleteText')}
    </ConfirmDialog>
  );
}
