import { loginActions } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useT, type DialogProps } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useEffect } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { selectLoginFlow } from '../state/loginState.ts';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NewDeviceNotice } from './NewDeviceNotice.tsx';

/**
 * The login dialog (AUT-01, AUT-02): the form, or what the platform asks for before it lets anyone in.
 *
 * Opening and closing are told to the flow from here, so that a closed dialog always means a call given up (AUT-10).
 */
export function LoginDialog({ request, close }: DialogProps<'login'>) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectLoginFlow);
  useEffect(() => {
    dispatch(loginActions.loginOpened());
    return () => void dispatch(loginActions.loginClosed());
  }, [dispatch]);
  const title = { captchaRequired: t('captcha.title'), newDeviceRequired: t('device.title') }[login.step as string];
  return (
    <Dialog isOpen onClose={close} title={title ?? t('login.title')} closeLabel={t('login.close')} size="small">
      {login.step === 'newDeviceRequired' ? (
        <NewDeviceNotice username={login.username} newDevice={login.newDevice} onLeave={close} />
      ) : login.step === 'captchaRequired' ? (
        <CaptchaNotice captcha={login.captcha} serverText={login.serverText} onLeave={close} />
      ) : (
        <LoginForm login={login} notice={request.notice} onLeave={close} />
      )}
    </Dialog>
  );
}
