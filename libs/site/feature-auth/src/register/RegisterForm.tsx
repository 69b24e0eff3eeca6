import {
  authActions,
  registerActions,
  stripWhiteSpace,
  USERNAME_MAX_LENGTH,
  type RegisterFields,
  type RegisterState,
} from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Checkbox, TextField } from '@pavilion/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Agreement } from '../legal/Agreement.tsx';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { FieldError, FootRow, Form, TextButton } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { RefusalNotice } from '../parts/RefusalNotice.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../parts/paths.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { useRegisterErrors } from './useRegisterErrors.ts';

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps {
  readonly register: RegisterState;
  readonly onShowLegal: (topic: LegalTopic) => void;
  /** Called when a link leads from the dialog to a page. */
  readonly onLeave: () => void;
}

const emptyForm: RegisterFields = { username: '', password: '', repeatPassword: '', isAgree: false };

/**
 * Form of name, password, its repetition, and the agreement. A field shows its error after it was left or the form was
 * submitted, and then updates it on each input. The button looks disabled until all fields are filled (AUT-07).
 */
export function RegisterForm({ register, onShowLegal, onLeave }: RegisterFormProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(emptyForm);
  const { errors, leave, validateAll } = useRegisterErrors(fields, form);
  const isBusy = register.step !== 'idle' && register.step !== 'editing' && register.step !== 'refused';
  const isFilled = fields.username !== '' && fields.password !== '' && fields.repeatPassword !== '' && fields.isAgree;
  const changeFields = (change: Partial<RegisterFields>) => setFields({ ...fields, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !validateAll()) return;
    dispatch(registerActions.registerRequested(fields));
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {register.step === 'refused' && <RefusalNotice failure={register.failure} />}
      <TextField
        size="large"
        name="username"
        label={t('login.username')}
        placeholder={t('login.usernamePlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH}
        value={fields.username}
        hint={errors.username ? undefined : t('register.usernameRule')}
        error={errors.username}
        onBlur={() => leave('username')}
        onChange={(event) => changeFields({ username: stripWhiteSpace(event.target.value) })}
      />
      <NewPasswordFields
        label={t('login.password')}
        placeholder={t('login.passwordPlaceholder')}
        fields={fields}
        errors={errors}
        onLeave={leave}
        onChange={changeFields}
      />
      <AgreementField
        isAgree={fields.isAgree}
        error={errors.isAgree}
        onChange={(isAgree) => changeFields({ isAgree })}
        onShowLegal={onShowLegal}
      />
      <SubmitButton isWide isBusy={isBusy} isFilled={isFilled}>
        {isBusy ? t('register.progress') : t('register.submit')}
      </SubmitButton>
      <RegisterFoot onLeave={onLeave} />
    </Form>
  );
}

interface AgreementFieldProps extends Pick<RegisterFormProps, 'onShowLegal'> {
  readonly isAgree: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAgree: boolean) => void;
}

function AgreementField({ isAgree, error, onChange, onShowLegal }: AgreementFieldProps) {
  return (
    <div>
      <Checkbox
        name="agree"
        checked={isAgree}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'register-agree-error'}
        onChange={(event) => onChange(event.target.checked)}
      >
        <Agreement sentence="register.agree" onShow={onShowLegal} />
      </Checkbox>
      <FieldError id="register-agree-error" role="alert">
        {error}
      </FieldError>
    </div>
  );
}

function RegisterFoot({ onLeave }: Pick<RegisterFormProps, 'onLeave'>) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  return (
    <FootRow>
      <span>
        {t('register.hasAccount')}
        <TextButton type="button" onClick={() => dispatch(authActions.authModeSwitched())}>
          {t('register.toLogin')}
        </TextButton>
      </span>
      <Link to={paths.support} onClick={onLeave}>
        {t('login.support')}
      </Link>
    </FootRow>
  );
}
