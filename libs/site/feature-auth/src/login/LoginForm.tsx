import type { LoginState } from '@pavilion/auth-flows';
import { useCapsLock, useT } from '@pavilion/site-contract';
import { PasswordField, TextField } from '@pavilion/ui-kit';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { authMessages } from '../messages/authMessages.ts';
import { Form } from './authParts.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { LoginFormFoot } from './LoginFormFoot.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { RememberBox } from './RememberBox.tsx';
import { useLoginForm } from './useLoginForm.ts';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  readonly login: LoginState;
  /** Why the dialog opened by itself, such as a session that ended. */
  readonly notice?: string;
  readonly onShowLegal: (topic: LegalTopic) => void;
  /** Leaves the dialog for a page. */
  readonly onLeave: () => void;
}

/**
 * Username and password. What was typed stays through every refusal (I3); the password is in this component and in the
 * running flow, nowhere else. A remembered password is not even here: the field only says that there is one (ruling A1).
 *
 * The button looks disabled until both fields are filled but can be pressed: a press then says what is missing (AUT-07).
 */
export function LoginForm({ login, notice, onShowLegal, onLeave }: LoginFormProps) {
  const t = useT(authMessages);
  const capsLock = useCapsLock();
  const form = useLoginForm(login);
  const { username, password, errors, isKept, isBusy } = form;

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
        placeholder={isKept ? t('login.passwordKept') : t('login.passwordPlaceholder')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={password}
        hint={capsLock.isOn ? t('login.capsLock') : undefined}
        error={errors?.password && password === '' && t('login.passwordRequired')}
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
