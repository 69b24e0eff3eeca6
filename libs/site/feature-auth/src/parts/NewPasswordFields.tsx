import { stripWhiteSpace } from '@pavilion/auth-flows';
import { useCapsLock, useT } from '@pavilion/site-contract';
import { PasswordField } from '@pavilion/ui-kit';
import { authMessages } from '../messages/authMessages.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

interface Pair {
  readonly password: string;
  readonly repeatPassword: string;
}

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  readonly label: string;
  readonly placeholder: string;
  readonly fields: Pair;
  readonly errors: Partial<Pair>;
  readonly onChange: (change: Partial<Pair>) => void;
  readonly onLeave?: (field: keyof Pair) => void;
}

/** Fields of a new password with its strength, and of its repetition. */
export function NewPasswordFields({ label, placeholder, fields, errors, onChange, onLeave }: NewPasswordFieldsProps) {
  const t = useT(authMessages);
  const capsLock = useCapsLock();
  const common = {
    size: 'large',
    autoComplete: 'new-password',
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
  } as const;
  const ruleOrCaps = capsLock.isOn ? t('login.capsLock') : t('register.passwordRule');
  return (
    <>
      <PasswordField
        {...common}
        {...capsLock.watch}
        name="new-password"
        label={label}
        placeholder={placeholder}
        value={fields.password}
        hint={errors.password ? undefined : ruleOrCaps}
        error={errors.password}
        onBlur={() => {
          capsLock.watch.onBlur();
          onLeave?.('password');
        }}
        onChange={(event) => onChange({ password: stripWhiteSpace(event.target.value) })}
      />
      <StrengthMeter password={fields.password} />
      <PasswordField
        {...common}
        name="repeat-password"
        label={t('register.repeat')}
        placeholder={t('register.repeatPlaceholder')}
        value={fields.repeatPassword}
        error={errors.repeatPassword}
        onBlur={() => onLeave?.('repeatPassword')}
        onChange={(event) => onChange({ repeatPassword: stripWhiteSpace(event.target.value) })}
      />
    </>
  );
}
