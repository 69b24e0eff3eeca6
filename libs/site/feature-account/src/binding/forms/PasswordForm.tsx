import type { BindingFieldErrors, PasswordTarget } from '@pavilion/auth-flows';
import { estimatePasswordStrength, useCapsLock, type Member } from '@pavilion/site-contract';
import { PasswordField, SegmentedControl, type PasswordFieldProps } from '@pavilion/ui-kit';
import { useState } from 'react';
import type { BindingFormProps } from './bindingFormProps.ts';
import { Caption, StrengthRow } from './bindingStyles.ts';
import { formatBoundValue, isRowBound } from '../state/bindingRows.ts';
import { CodeField } from './CodeField.tsx';
import { FormFrame } from './FormFrame.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';
import { useBindingForm, type BindingFormState } from './useBindingForm.ts';

type ResetMethod = 'password' | 'phone' | 'email';

/** Returns the allowed proofs of identity. An existing second password is changed only by phone if one is bound (6016). */
export function getResetMethods(target: PasswordTarget, member: Member): readonly ResetMethod[] {
  const isByPhoneOnly = target === 'second' && member.profile.hasSecondPassword && member.bindPhone;
  const ways: readonly ResetMethod[] = ['password', 'phone', 'email'];
  return ways.filter((way) => (way === 'password' ? !isByPhoneOnly : isRowBound(way, member)));
}

/** Form that sets the login password or the second password, proved by the present password or a code. */
export function PasswordForm({ member, target, onCancel }: BindingFormProps & { readonly target: PasswordTarget }) {
  const t = useBindingT();
  const form = useBindingForm('password');
  const ways = getResetMethods(target, member);
  const [by, setBy] = useState<ResetMethod>(ways[0] ?? 'password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNew] = useState('');
  const [repeatPassword, setRepeat] = useState('');
  const set = { kind: 'password', target, newPassword, repeatPassword } as const;
  const isChangeOfSecond = target === 'second' && member.profile.hasSecondPassword;
  const isOtherPassword = target === 'second' && !isChangeOfSecond;
  return (
    <FormFrame
      label={t(`row.${target}`)}
      form={form}
      submitText={t('password.submit')}
      onSubmit={() => form.submit(by === 'password' ? { ...set, by, password } : { ...set, by, code })}
      onCancel={onCancel}
    >
      {ways.length > 1 && (
        <SegmentedControl
          label={t('password.by')}
          segments={ways.map((value) => ({ value, label: t(`password.by.${value}`) }))}
          value={by}
          onChange={setBy}
          isWide
        />
      )}
      {by === 'password' ? (
        <Secret
          {...{ form, name: 'present', value: password, onChange: setPassword }}
          label={t(isChangeOfSecond ? 'password.presentSecond' : 'password.presentLogin')}
          placeholder={t('password.presentPlaceholder')}
          autoComplete="current-password"
          refusal={form.isPresentRefused && t(isChangeOfSecond ? 'password.wrongSecond' : 'password.wrongLogin')}
        />
      ) : (
        <>
          <Caption>{t('password.sentToPhone', { number: formatBoundValue(by, member) })}</Caption>
          <CodeField form={form} value={code} onChange={setCode} request={{ kind: 'password', by }} />
        </>
      )}
      <Secret
        {...{ form, name: 'password', value: newPassword, onChange: setNew }}
        label={t(target === 'second' ? 'password.newSecond' : 'password.new')}
        placeholder={t('password.newPlaceholder')}
        autoComplete="new-password"
        refusal={form.isPasswordSame && t(isOtherPassword ? 'password.sameAsLogin' : 'password.same')}
      />
      <Strength password={newPassword} />
      <Secret
        {...{ form, name: 'repeatPassword', value: repeatPassword, onChange: setRepeat }}
        label={t('password.repeat')}
        placeholder={t('password.repeatPlaceholder')}
        autoComplete="new-password"
      />
    </FormFrame>
  );
}

interface SecretProps extends Pick<PasswordFieldProps, 'label' | 'placeholder' | 'autoComplete'> {
  readonly form: BindingFormState;
  readonly name: 'present' | 'password' | 'repeatPassword';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the value cannot be used although its characters can. */
  readonly refusal?: string | false;
}

function Secret({ form, name, onChange, refusal, ...field }: SecretProps) {
  const t = useBindingT();
  const capsLock = useCapsLock();
  const error = form.getError(name);
  const text =
    error && (name === 'present' && error === 'passwordRequired' ? 'password.presentRequired' : texts[error]);
  return (
    <PasswordField
      {...field}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      hint={capsLock.isOn ? t('password.capsLock') : undefined}
      {...capsLock.watch}
      onChange={({ target }) => {
        onChange(target.value);
        form.touch(name);
      }}
      error={text ? t(text) : refusal}
    />
  );
}

const texts = {
  passwordRequired: 'password.required',
  passwordRule: 'password.rule',
  passwordCharacters: 'password.characters',
  passwordsDiffer: 'password.differ',
} as const satisfies Record<NonNullable<BindingFieldErrors['present' | 'password' | 'repeatPassword']>, string>;

const bars = { none: 0, weak: 1, fair: 2, strong: 3 } as const;
const tones = { none: 'danger', weak: 'danger', fair: 'warning', strong: 'success' } as const;

/** Strength of a password as three bars and a word; screen readers announce changes of the word. */
function Strength({ password }: { readonly password: string }) {
  const t = useBindingT();
  const strength = estimatePasswordStrength(password);
  return (
    <StrengthRow>
      <span>{t('strength.label')}</span>
      <LevelMeter filled={bars[strength]} of={3} tone={tones[strength]} />
      <b role="status">{t(`strength.${strength}`)}</b>
    </StrengthRow>
  );
}
