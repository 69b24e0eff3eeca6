import { forgotActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { useState, type FormEvent } from 'react';
import { Form } from '../parts/authStyles.ts';
import { RefusalNotice } from '../parts/RefusalNotice.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import type { ActiveForgot } from './activeForgot.ts';
import { StepButtons } from './StepButtons.tsx';
import { useFormFocus } from './useFormFocus.ts';

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  readonly forgot: ActiveForgot;
  /** For password managers, which store a password by user name. */
  readonly username: string;
}

const texts = {
  passwordRequired: 'forgot.passwordRequired',
  passwordRule: 'register.passwordRule',
  passwordsDiffer: 'forgot.passwordsDiffer',
} as const;

const empty = { password: '', repeatPassword: '' };

/** Step 2: the new password and its repetition. */
export function PasswordStep({ forgot, username }: PasswordStepProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState(empty);
  const [typedAfter, setTypedAfter] = useState<ActiveForgot>();
  const { password, repeatPassword } =
    (forgot.step === 'password' && typedAfter !== forgot && forgot.fieldErrors) || {};
  const errors = {
    ...(password && { password: t(texts[password]) }),
    ...(repeatPassword && { repeatPassword: t(texts[repeatPassword]) }),
  };
  const isBusy = forgot.step === 'resetting';
  const form = useFormFocus(forgot.step === 'password' && typedAfter !== forgot ? forgot.fieldErrors : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(forgotActions.passwordEntered(fields));
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {forgot.step === 'password' && forgot.failure && <RefusalNotice failure={forgot.failure} />}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        label={t('forgot.newPassword')}
        placeholder={t('forgot.newPasswordPlaceholder')}
        fields={fields}
        errors={errors}
        onChange={(change) => {
          setTypedAfter(forgot);
          setFields({ ...fields, ...change });
        }}
      />
      <StepButtons
        isBusy={isBusy}
        isFilled={fields.password !== '' && fields.repeatPassword !== ''}
        label={t('forgot.save')}
      />
    </Form>
  );
}
