import { registerActions } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useT, type DialogProps, type RootState } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { CaptchaGate } from '../captcha/CaptchaGate.tsx';
import { useLegal } from '../legal/useLegal.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { selectRegisterFlow } from '../state/authState.ts';
import { useAuthDialog } from '../state/useAuthDialog.ts';
import { RegisterForm } from './RegisterForm.tsx';

/**
 * Registration dialog (AUT-06 to AUT-08). During the call Escape is disabled, because the account may already exist; the
 * close button cancels the call. Once the account exists, the dialog cannot be closed.
 */
export function RegisterDialog({ close }: DialogProps<'register'>) {
  const t = useT(authMessages);
  const register = useAppSelector(selectRegisterFlow);
  const legal = useLegal();
  useAuthDialog('register');
  useOpening();
  const isRunning = register.step === 'submitting' || register.step === 'registered';
  return (
    <Dialog
      isOpen
      size="small"
      dismissal={isRunning ? 'none' : 'escape'}
      title={t('register.title')}
      closeLabel={t('login.close')}
      onClose={() => register.step !== 'registered' && close()}
    >
      <RegisterForm register={register} onShowLegal={legal.show} onLeave={close} />
      {legal.dialog}
      <CaptchaGate owners={['register']} />
    </Dialog>
  );
}

function useOpening() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  useEffect(() => {
    if (selectRegisterFlow(store.getState()).step === 'idle') dispatch(registerActions.registerOpened());
  }, [dispatch, store]);
}
