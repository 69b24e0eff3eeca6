import { FORGOT_STEPS, forgotActions } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useT, type DialogProps, type RootState } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { CaptchaGate } from '../captcha/CaptchaGate.tsx';
import { useLastValue } from '../parts/useLastValue.ts';
import { authMessages } from '../messages/authMessages.ts';
import { selectForgotFlow, selectLoginFlow } from '../state/authState.ts';
import { selectTypedName, typedNameActions } from '../state/typedName.ts';
import { useAuthDialog } from '../state/useAuthDialog.ts';
import { CodeStep } from './CodeStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { emptyIdentity, type IdentityFields } from './identityFields.ts';
import { ForgotFoot } from './ForgotFoot.tsx';
import { IdentityStep, type IdentityStepProps } from './IdentityStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { StepIndicator } from './StepIndicator.tsx';

/**
 * Password reset in three steps and a success page (FGT-01). Account fields stay while the player moves between steps; codes
 * and passwords are cleared with their step. Escape is disabled while the new password is being set.
 */
export function ForgotDialog({ close }: DialogProps<'forgot'>) {
  const t = useT(authMessages);
  const flow = useAppSelector(selectForgotFlow);
  const forgot = useLastValue(flow.step === 'idle' ? undefined : flow);
  const [identity, setIdentity] = useIdentity();
  useAuthDialog('forgot');
  useOpening();
  return (
    <Dialog
      isOpen
      size="small"
      dismissal={flow.step === 'resetting' ? 'none' : 'escape'}
      title={t('forgot.title')}
      closeLabel={t('login.close')}
      onClose={close}
    >
      {forgot && forgot.step !== 'done' && <StepIndicator at={FORGOT_STEPS[forgot.step]} />}
      {forgot && <StepForm forgot={forgot} fields={identity} onChange={setIdentity} />}
      {forgot?.step === 'done' ? <DoneStep /> : <ForgotFoot onLeave={close} />}
      <CaptchaGate owners={['sendCode']} />
    </Dialog>
  );
}

function StepForm({ forgot, fields, onChange }: IdentityStepProps) {
  switch (FORGOT_STEPS[forgot.step]) {
    case 0:
      return <IdentityStep forgot={forgot} fields={fields} onChange={onChange} />;
    case 1:
      return <CodeStep forgot={forgot} />;
    case 2:
      return <PasswordStep forgot={forgot} username={fields.username} />;
    default:
      return null;
  }
}

/** Fields of the account, with the name that the login shows. A changed name is shown there too. */
function useIdentity() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [identity, setIdentity] = useState(() => ({ ...emptyIdentity, username: findName(store.getState()) }));
  const change = (next: IdentityFields) => {
    if (next.username !== identity.username) dispatch(typedNameActions.nameTyped(next.username));
    setIdentity(next);
  };
  return [identity, change] as const;
}

function findName(state: RootState): string {
  const login = selectLoginFlow(state);
  return selectTypedName(state) ?? ('username' in login ? login.username : '');
}

function useOpening() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  useEffect(() => {
    if (selectForgotFlow(store.getState()).step === 'idle') dispatch(forgotActions.forgotOpened());
  }, [dispatch, store]);
}
