import { newDeviceActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { authMessages } from '../messages/authMessages.ts';

/** Confirmation before a voice call (NEW-03). */
export function VoiceDialog({ maskedPhone }: { readonly maskedPhone: string }) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      isOpen
      title={t('device.voiceTitle')}
      confirmLabel={t('device.voiceOk')}
      cancelLabel={t('device.cancel')}
      onConfirm={() => dispatch(newDeviceActions.voiceConfirmed())}
      onCancel={() => dispatch(newDeviceActions.promptCancelled())}
    >
      {t('device.voiceText', { phone: maskedPhone })}
    </ConfirmDialog>
  );
}
