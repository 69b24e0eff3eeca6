import { loginActions, type LoginState } from '@pavilion/auth-flows';
import { useAppDispatch, useCapsLock, useT } from '@pavilion/site-contract';
import { PasswordField, TextField } from '@pavilion/ui-kit';
import { useState, type FormEvent } from 'react';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { authMessages } from '../messages/authMessages.ts';
import { Form } from './authParts.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { LoginFormFoot } from './LoginFormFoot.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { RememberBox } from './RememberBox.tsx';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  readonly login: LoginState;
  /** Why the dialog opened by itself, such as a session that ended. */
  readonly notice?: string;
  readonly onShowLegal: (topic: LegalTopic) => void;
  /** Leaves the dialog for a page. */
  readonly onLeave: () => void;
}

const idleSteps: readonly LoginState['step'][] = ['idle', 'editing', 'refused', 'expired'];

/**
 * Username and password. What was typed stays through every refusal (I3); the password is in this component and in the
 * running flow, nowhere else. A remembered password is not even here: the field only says that there is one (ruling A1).
 *
 * The button looks disabled until both fields are filled but can be pressed: a press then says what is missing (AUT-07).
 */
export function LoginForm({ login, notice, onShowLegal, onLeave }: LoginFormProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const capsLock = useCapsLock();
  const [typedName, setTypedName] = useState<string>();
  const [password, setPassword] = useState('');
  const [isTicked, setTicked] = useState<boolean>();
  const known = 'username' in login ? login : undefined;
  const username = typedName ?? known?.username ?? '';
  const isKept = known?.memory === 'kept' && username.trim() === known.username && password === '';
  const isBusy = !idleSteps.includes(login.step);
  const isFilled = username.trim() !== '' && (password !== '' || isKept);
  const errors = login.step === 'editing' ? login.fieldErrors : undefined;
  const isRemembering = isTicked ?? known?.memory === 'kept';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const choice = known?.memory === 'unavailable' ? {} : { isRemembering };
    dispatch(loginActions.loginRequested({ username, password, ...choice, ...(isKept && { usesRemembered: true }) }));
  };
  const tick = (isOn: boolean) => {
    setTicked(isOn);
    if (!isOn && known?.memory === 'kept') dispatch(loginActions.rememberedDropped());
  };

  return (
    <Form onSubmit={submit} noValidate>
      <LoginNotice login={login} notice={notice} />
      <TextField
        size="large"
        name="username"
        label={t('login.username')}
        placeholder={t('login.usernamePlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        value={username}
        error={errors?.username && username.trim() === '' && t('login.usernameRequired')}
        onChange={(event) => setTypedName(event.target.value)}
      />
      <PasswordField
        size="large"
        name="password"
        label={t('login.password')}
        placeholder={isKept ? t('login.passwordKept') : t('login.passwordPlaceholder')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={password}
        hint={capsLock.isOn ? t('login.capsLock') : undefined}
        error={errors?.password && password === '' && t('login.passwordRequired')}
        {...capsLock.watch}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RememberBox isTicked={isRemembering} isUnavailable={known?.memory === 'unavailable'} onTick={tick} />
      <SubmitButton isWide isBusy={isBusy} isFilled={isFilled}>
        {isBusy ? t('login.progress') : t('login.submit')}
      </SubmitButton>
      <LoginFormFoot onShowLegal={onShowLegal} onLeave={onLeave} />
    </Form>
  );
}
