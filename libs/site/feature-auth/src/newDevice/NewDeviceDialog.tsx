import { type DialogProps, useAppSelector, useT } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { CaptchaGate } from '../captcha/CaptchaGate.tsx';
import { useLastValue } from '../parts/useLastValue.ts';
import { authMessages } from '../messages/authMessages.ts';
import { selectLoginFlow, selectNewDeviceFlow } from '../state/authState.ts';
import { useAuthDialog } from '../state/useAuthDialog.ts';
import { MiddleDigitsDialog } from './MiddleDigitsDialog.tsx';
import { NewDeviceForm } from './NewDeviceForm.tsx';
import { VoiceDialog } from './VoiceDialog.tsx';

/**
 * New-device check (NEW-01 to NEW-04). A press outside does not close it, because a sent code would be lost. Once the session
 * exists, the player cannot close it.
 */
export function NewDeviceDialog({ close }: DialogProps<'newDevice'>) {
  const t = useT(authMessages);
  const login = useAppSelector(selectLoginFlow);
  const newDevice = useAppSelector(selectNewDeviceFlow);
  const check = useLastValue(newDevice.step === 'idle' ? undefined : newDevice);
  useAuthDialog('newDevice');
  const isIn = login.step === 'entering' || login.step === 'succeeded';
  return (
    <Dialog
      isOpen
      size="small"
      dismissal={isIn || login.step === 'submitting' ? 'none' : 'escape'}
      title={t('device.title')}
      closeLabel={t('login.close')}
      onClose={() => !isIn && close()}
    >
      {check && <NewDeviceForm check={check} isBusy={login.step !== 'newDeviceRequired'} />}
      {newDevice.step === 'enteringMiddleDigits' && <MiddleDigitsDialog check={newDevice} />}
      {newDevice.step === 'voiceNotice' && <VoiceDialog maskedPhone={newDevice.maskedPhone} />}
      <CaptchaGate owners={['login', 'sendCode']} />
    </Dialog>
  );
}
