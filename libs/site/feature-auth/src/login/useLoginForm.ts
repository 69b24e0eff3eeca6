import { loginActions, type LoginState } from '@pavilion/auth-flows';
import { useAppDispatch } from '@pavilion/site-contract';
import { useState, type FormEvent } from 'react';

const idleSteps: readonly LoginState['step'][] = ['idle', 'editing', 'refused', 'expired'];

const findKnown = (login: LoginState) => ('username' in login ? login : undefined);

/** Fields of the login form, the state derived from them, and the actions of the form. */
export function useLoginForm(login: LoginState) {
  const dispatch = useAppDispatch();
  const [typedName, setTypedName] = useState<string>();
  const [password, setPassword] = useState('');
  const [isTicked, setTicked] = useState<boolean>();
  const known = findKnown(login);
  const isRemembered = known?.memory === 'kept';
  const isMemoryUnavailable = known?.memory === 'unavailable';
  const username = typedName ?? known?.username ?? '';
  const usesRememberedPassword = isRemembered && username.trim() === known.username && password === '';
  const isBusy = !idleSteps.includes(login.step);
  const isRemembering = isTicked ?? isRemembered;

  return {
    username,
    password,
    /** Whether a remembered password is used instead of a typed one. */
    usesRememberedPassword,
    isBusy,
    isFilled: username.trim() !== '' && (password !== '' || usesRememberedPassword),
    errors: login.step === 'editing' ? login.fieldErrors : undefined,
    isRemembering,
    isMemoryUnavailable,
    changeUsername: setTypedName,
    changePassword: setPassword,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const choice = isMemoryUnavailable ? {} : { isRemembering };
      dispatch(
        loginActions.loginRequested({
          username,
          password,
          ...choice,
          ...(usesRememberedPassword && { usesRemembered: true }),
        }),
      );
    },
    remember: (isOn: boolean) => {
      setTicked(isOn);
      if (!isOn && isRemembered) dispatch(loginActions.rememberedLoginCleared());
    },
  };
}
