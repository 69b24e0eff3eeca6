import { EMAIL_MAX_LENGTH } from '@pavilion/auth-flows';
import { TextField } from '@pavilion/ui-kit';
import { useState } from 'react';
import type { BindingFormProps } from './bindingFormProps.ts';
import { CodeField } from './CodeField.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';
import { useBindingForm } from './useBindingForm.ts';
import { useDraft } from '../state/useDraft.ts';

const texts = { emailRequired: 'email.required', emailRule: 'email.rule' } as const;

/** Form that binds an email address with a code sent to it. */
export function EmailForm({ onCancel }: BindingFormProps) {
  const t = useBindingT();
  const form = useBindingForm('email');
  const [email, setEmail] = useDraft('email');
  const [code, setCode] = useState('');
  const error = form.getError('email');
  return (
    <FormFrame
      label={t('row.email')}
      form={form}
      submitText={t('email.submit')}
      onSubmit={() => form.submit({ kind: 'email', email, code })}
      onCancel={onCancel}
      isFinal
    >
      <TextField
        label={t('email.label')}
        placeholder={t('email.placeholder')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          form.touch('email');
        }}
        error={error && t(texts[error])}
      />
      <CodeField form={form} value={code} onChange={setCode} request={{ kind: 'email', email }} />
    </FormFrame>
  );
}
