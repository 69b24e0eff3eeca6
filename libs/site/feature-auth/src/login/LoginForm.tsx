import { preparePassword } from '@pavilion/api-client';
import { loginActions, type LoginState } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useCapsLock, useT } from '@pavilion/site-contract';
import { PasswordField, TextField } from '@pavilion/ui-kit';
import { useState, type FormEvent } from 'react';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { authMessages } from '../messages/authMessages.ts';
import { Form } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { selectTypedName, typedNameActions } from '../state/typedName.ts';
import { LoginFormFoot } from './LoginFormFoot.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { RememberBox } from './RememberBox.tsx';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  readonly login: LoginState;
  /** Reason why the dialog opened automatically, such as an ended session. */
  readonly notice?: string;
  readonly onShowLegal: (topic: LegalTopic) => void;
  /** Called when a link leads from the dialog to a page. */
  readonly onLeave: () => void;
}

/**
 * Form of username and password. A refusal keeps the input (I3). The password exists only in this component and in the
 * running flow. A remembered password is not part of the form; the field only indicates it (ruling A1).
 *
 * The button looks disabled until both fields are filled. A press then shows the missing fields (AUT-07).
 */
export function LoginForm({ login, notice, onShowLegal, onLeave }: LoginFormProps) {
  const t = useT(authMessages);
  const capsLock = useCapsLock();
  const form = useLoginForm(login);
  const { username, password, errors, usesRememberedPassword, isBusy } = form;
  const { refusal } = preparePassword(password);

  return (
    <Form onSubmit={form.submit} noValidate>
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
        onChange={(event) => form.changeUsername(event.target.value)}
      />
      <PasswordField
        size="large"
        name="password"
        label={t('login.password')}
        placeholder={usesRememberedPassword ? t('login.passwordKept') : t('login.passwordPlaceholder')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={password}
        hint={capsLock.isOn ? t('login.capsLock') : undefined}
        error={errors?.password && errors.password === refusal && t(`login.${refusal}`)}
        {...capsLock.watch}
        onChange={(event) => form.changePassword(event.target.value)}
      />
      <RememberBox isTicked={form.isRemembering} isUnavailable={form.isMemoryUnavailable} onTick={form.remember} />
      <SubmitButton isWide isBusy={isBusy} isFilled={form.isFilled}>
        {isBusy ? t('login.progress') : t('login.submit')}
      </SubmitButton>
      <LoginFormFoot onShowLegal={onShowLegal} onLeave={onLeave} />
    </Form>
  );
}

const idleSteps: readonly LoginState['step'][] = ['idle', 'editing', 'refused', 'expired'];

const findKnown = (login: LoginState) => ('username' in login ? login : undefined);

/** Fields of the login form, the state derived from them, and the actions of the form. */
function useLoginForm(login: LoginState) {
  const dispatch = useAppDispatch();
  const typedName = useAppSelector(selectTypedName);
  const [password, setPassword] = useState('');
  const [isTicked, setTicked] = useState<boolean>();
  const known = findKnown(login);
  const isRemembered = known?.memory === 'kept';
  const isMemoryUnavailable = known?.memory === 'unavailable';
  const username = typedName ?? known?.username ?? '';
  const usesRememberedPassword = isRemembered && username.trim() === known.username.trim() && password === '';
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
    changeUsername: (name: string) => dispatch(typedNameActions.nameTyped(name)),
    changePassword: setPassword,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      // The state drops a login that is remembered for another name, and the checkbox must not change with it.
      if (!usesRememberedPassword && !isMemoryUnavailable) setTicked(isRemembering);
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
