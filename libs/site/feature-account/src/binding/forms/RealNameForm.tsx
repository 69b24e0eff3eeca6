import { TextField } from '@pavilion/ui-kit';
import type { BindingFormProps } from './bindingFormProps.ts';
import { FormFrame } from './FormFrame.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';
import { useBindingForm } from './useBindingForm.ts';
import { useDraft } from '../state/useDraft.ts';

const texts = { realNameRequired: 'realName.required', realNameRule: 'realName.rule' } as const;

/** Maximum length of a name on the platform. */
const MAX_LENGTH = 50;

/** Form that submits the real name, once (§5). */
export function RealNameForm({ onCancel }: BindingFormProps) {
  const t = useBindingT();
  const form = useBindingForm('realName');
  const [realName, setRealName] = useDraft('realName');
  const error = form.getError('realName');
  return (
    <FormFrame
      label={t('row.realName')}
      form={form}
      submitText={t('realName.submit')}
      onSubmit={() => form.submit({ kind: 'realName', realName })}
      onCancel={onCancel}
      isFinal
    >
      <TextField
        label={t('realName.label')}
        placeholder={t('realName.placeholder')}
        autoComplete="name"
        maxLength={MAX_LENGTH}
        value={realName}
        onChange={({ target }) => {
          setRealName(target.value);
          form.touch('realName');
        }}
        hint={t('realName.hint')}
        error={error && t(texts[error])}
      />
    </FormFrame>
  );
}
