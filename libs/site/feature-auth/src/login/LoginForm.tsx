import { loginActions, type LoginState } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { PasswordField, TextField } from '@pavilion/ui-kit';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { Form, SubmitButton } from './authParts.ts';
import { LoginFormFoot } from './LoginFormFoot.tsx';
import { LoginNotice } from './LoginNotice.tsx';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  readonly login: LoginState;
  /** Why the dialog opened by itself, such as a session that ended. */
  readonly notice?: string;
  /** Leaves the dialog for a page. */
  readonly onLeave: () => void;
}

/**
 * Username and password. What was typed stays through every refusal (I3); the password is in this component and in the
 * running flow, nowhere else.
 *
 * The button looks disabled until both fields are filled but can be pressed: a press then says what is missing (AUT-07).
 */
export function LoginForm({ login, notice, onLeave }: LoginFormProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const [username, setUsername] = useState('username' in login ? login.username : '');
  const [password, setPassword] = useState('');
  const [hasCapsLock, setCapsLock] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  useFocusOnReturn(firstField);
  const isBusy = login.step === 'submitting' || login.step === 'entering' || login.step === 'succeeded';
  const isFilled = username.trim() !== '' && password !== '';
  const errors = login.step === 'editing' ? login.fieldErrors : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(loginActions.loginRequested({ username, password }));
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Form onSubmit={submit} noValidate>
      <LoginNotice login={login} notice={notice} />
      <TextField
        ref={firstField}
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
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        size="large"
        name="password"
        label={t('login.password')}
        placeholder={t('login.passwordPlaceholder')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={password}
        hint={hasCapsLock ? t('login.capsLock') : undefined}
        error={errors?.password && password === '' && t('login.passwordRequired')}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton
        type="submit"
        variant="primary"
        size="large"
        isWide
        isBusy={isBusy}
        aria-disabled={!isFilled || undefined}
      >
        {isBusy ? t('login.progress') : t('login.submit')}
      </SubmitButton>
      <LoginFormFoot onLeave={onLeave} />
    </Form>
  );
}

/** After another step of the dialog the focus has no place; when the dialog opens, giving it one is the dialog's own. */
function useFocusOnReturn(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (document.activeElement?.contains(field.current)) field.current?.focus();
  }, [field]);
}
