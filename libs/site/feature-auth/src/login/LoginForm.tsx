import { preparePassword } from '@pavilion/api-client';
import type { LoginState } from '@pavilion/auth-flows';
import { useCapsLock, useT } from '@pavilion/site-contract';
import { PasswordField, TextField } from '@pavilion/ui-kit';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { authMessages } from '../messages/authMessages.ts';
import { Form } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { LoginFormFoot } from './LoginFormFoot.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { RememberBox } from './RememberBox.tsx';
import { useLoginForm } from './useLoginForm.ts';

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
