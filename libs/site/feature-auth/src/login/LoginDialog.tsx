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
 * The login dialog (AUT-01, AUT-02). What the platform asks for before it lets anyone in stands over it (a captcha) or
 * takes its place (the new-device check). Once the session is there, it can no longer be closed: it is about to go.
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

/** A login that is under way, refused or expired when the dialog comes keeps what it has to say. */
function useOpening() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  useEffect(() => {
    const { step } = selectLoginFlow(store.getState());
    if (step === 'idle' || step === 'succeeded') dispatch(loginActions.loginOpened());
  }, [dispatch, store]);
}
