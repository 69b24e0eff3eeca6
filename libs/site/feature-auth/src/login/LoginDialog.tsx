import { loginActions } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useT, type DialogProps, type RootState } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { CaptchaGate } from '../captcha/CaptchaGate.tsx';
import { useLegal } from '../legal/useLegal.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { selectLoginFlow } from '../state/authState.ts';
import { useAuthDialog } from '../state/useAuthDialog.ts';
import { LoginForm } from './LoginForm.tsx';

/**
 * Login dialog (AUT-01, AUT-02). A captcha opens over it; the new-device check replaces it. Once the session exists, the
 * dialog closes by itself and cannot be closed by the player.
 */
export function LoginDialog({ request, close }: DialogProps<'login'>) {
  const t = useT(authMessages);
  const login = useAppSelector(selectLoginFlow);
  const legal = useLegal();
  useAuthDialog('login');
  useOpening();
  const isIn = login.step === 'entering' || login.step === 'succeeded';
  return (
    <Dialog
      isOpen
      size="small"
      dismissal={isIn ? 'none' : 'any'}
      title={t('login.title')}
      closeLabel={t('login.close')}
      onClose={() => !isIn && close()}
    >
      <LoginForm login={login} notice={request.notice} onShowLegal={legal.show} onLeave={close} />
      {legal.dialog}
      <CaptchaGate owners={['login']} />
    </Dialog>
  );
}

/** Opens the login flow, except if a login is in progress, refused or expired, so that its notice stays. */
function useOpening() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  useEffect(() => {
    const { step } = selectLoginFlow(store.getState());
    if (step === 'idle' || step === 'succeeded') dispatch(loginActions.loginOpened());
  }, [dispatch, store]);
}
