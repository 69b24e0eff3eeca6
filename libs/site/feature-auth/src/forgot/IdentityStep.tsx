import {
  EMAIL_MAX_LENGTH,
  FORGOT_USERNAME_MAX_LENGTH,
  forgotActions,
  PHONE_MAX_LENGTH,
  type ForgotIdentity,
  type ForgotIdentityErrors,
  type ForgotMedium,
} from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useT } from '@pavilion/site-contract';
import { SegmentedControl, TextField } from '@pavilion/ui-kit';
import { useState, type FormEvent } from 'react';
import { Form } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { RefusalNotice } from '../parts/RefusalNotice.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { selectSendCodeFlow } from '../state/authState.ts';
import type { ActiveForgot } from './activeForgot.ts';
import { AreaSelect } from './AreaSelect.tsx';
import type { IdentityFields } from './identityFields.ts';
import { useFormFocus } from './useFormFocus.ts';

/** Props of {@link IdentityStep}. */
export interface IdentityStepProps {
  readonly forgot: ActiveForgot;
  readonly fields: IdentityFields;
  readonly onChange: (fields: IdentityFields) => void;
}

const texts = {
  forgotUsernameRequired: 'forgot.usernameRequired',
  forgotUsernameRule: 'forgot.usernameRequired',
  phoneRequired: 'forgot.phoneRule',
  phoneRule: 'forgot.phoneRule',
  emailRequired: 'forgot.emailRequired',
  emailRule: 'forgot.emailRule',
} as const;

/**
 * Step 0: the account, and the phone number or e-mail address for the code (FGT-02). After the refusal 6066 the button counts
 * down until the same account may receive a code.
 */
export function IdentityStep({ forgot, fields, onChange }: IdentityStepProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const [typedAfter, setTypedAfter] = useState<ActiveForgot>();
  const { by } = forgot;
  const errors = forgot.step === 'identity' && typedAfter !== forgot ? forgot.fieldErrors : undefined;
  const isBusy = forgot.step === 'identifying';
  const secondsLeft = useSecondsLeft(typedAfter === forgot ? undefined : forgot);
  const form = useFormFocus(errors);
  const changeFields = (change: Partial<IdentityFields>) => {
    setTypedAfter(forgot);
    onChange({ ...fields, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && secondsLeft === 0) dispatch(forgotActions.identityRequested(toForgotIdentity(by, fields)));
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <SegmentedControl<ForgotMedium>
        isWide
        label={t('forgot.way')}
        segments={[
          { value: 'phone', label: t('forgot.byPhone'), isDisabled: isBusy },
          { value: 'email', label: t('forgot.byEmail'), isDisabled: isBusy },
        ]}
        value={by}
        onChange={(way) => dispatch(forgotActions.mediumSwitched({ by: way }))}
      />
      {forgot.step === 'identity' && forgot.failure && <RefusalNotice failure={forgot.failure} />}
      <TextField
        size="large"
        name="username"
        label={t('login.username')}
        placeholder={t('login.usernamePlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FORGOT_USERNAME_MAX_LENGTH}
        value={fields.username}
        error={errors?.username && t(texts[errors.username])}
        onChange={(event) => changeFields({ username: event.target.value })}
      />
      <AccountField by={by} fields={fields} errors={errors} onChange={changeFields} />
      <SubmitButton isWide isBusy={isBusy} isFilled={isIdentityFilled(by, fields) && secondsLeft === 0}>
        {secondsLeft > 0 ? t('code.wait', { seconds: secondsLeft }) : t(isBusy ? 'code.sending' : 'forgot.next')}
      </SubmitButton>
    </Form>
  );
}

const isIdentityFilled = (by: ForgotMedium, { username, phone, email }: IdentityFields): boolean =>
  username.trim() !== '' && (by === 'phone' ? phone : email).trim() !== '';

/** Returns the seconds until the refused account may receive a code; 0 for an account that was not refused. */
function useSecondsLeft(forgot: ActiveForgot | undefined): number {
  const sending = useAppSelector(selectSendCodeFlow);
  const isRefused = forgot?.step === 'identity' && forgot.failure !== undefined;
  return isRefused && sending.step === 'waiting' ? sending.secondsLeft : 0;
}

interface AccountFieldProps {
  readonly by: ForgotMedium;
  readonly fields: IdentityFields;
  readonly errors: ForgotIdentityErrors | undefined;
  readonly onChange: (change: Partial<IdentityFields>) => void;
}

/** Field of the phone number or the e-mail address that receives the code. */
function AccountField({ by, fields, errors, onChange }: AccountFieldProps) {
  const t = useT(authMessages);
  if (by === 'email')
    return (
      <TextField
        size="large"
        type="email"
        name="email"
        autoComplete="email"
        label={t('forgot.email')}
        placeholder={t('forgot.emailPlaceholder')}
        maxLength={EMAIL_MAX_LENGTH}
        value={fields.email}
        error={errors?.email && t(texts[errors.email])}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    );
  return (
    <>
      <AreaSelect country={fields.country} onChange={(country) => onChange({ country })} />
      <TextField
        isFigure
        size="large"
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('forgot.phone')}
        placeholder={t('forgot.phonePlaceholder')}
        value={fields.phone}
        error={errors?.phone && t(texts[errors.phone])}
        onChange={(event) => onChange({ phone: event.target.value.replace(/\s/g, '').slice(0, PHONE_MAX_LENGTH) })}
      />
    </>
  );
}

function toForgotIdentity(by: ForgotMedium, { username, phone, email, country }: IdentityFields): ForgotIdentity {
  if (by === 'email') return { by, username, email };
  return { by, username, phone, areaCode: country.areaCode, regex: country.regex };
}
