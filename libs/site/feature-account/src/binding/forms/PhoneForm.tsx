import { bindingActions, DEFAULT_AREA_CODE, PHONE_MAX_LENGTH, type BindingCodeFields } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, TextField } from '@pavilion/ui-kit';
import { useState } from 'react';
import { AreaField } from './AreaField.tsx';
import { selectCodeFlow } from '../state/bindingFlow.ts';
import type { BindingFormProps } from './bindingFormProps.ts';
import { Caption, PhoneLine } from './bindingStyles.ts';
import { CodeField } from './CodeField.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';
import { useBindingForm } from './useBindingForm.ts';
import { useCountries } from './useCountries.ts';
import { useDraft } from '../state/useDraft.ts';

/** Form that binds a phone: area code, number, and a code by SMS or voice call. */
export function PhoneForm({ onCancel }: BindingFormProps) {
  const t = useBindingT();
  const form = useBindingForm('phone');
  const countries = useCountries();
  const [areaCode, setAreaCode] = useDraft('areaCode', DEFAULT_AREA_CODE);
  const [phone, setPhone] = useDraft('phone');
  const [code, setCode] = useState('');
  const { regex } = countries.find(areaCode);
  const request = (channel: 0 | 2): BindingCodeFields => ({ kind: 'phone', phone, areaCode, regex, channel });
  return (
    <FormFrame
      label={t('row.phone')}
      form={form}
      submitText={t('phone.submit')}
      onSubmit={() => form.submit({ kind: 'phone', phone, areaCode, regex, code })}
      onCancel={onCancel}
      isFinal
    >
      <PhoneLine>
        <AreaField
          list={countries.list}
          value={areaCode}
          onChange={(next) => {
            setAreaCode(next);
            form.touch('phone');
          }}
        />
        <TextField
          label={t('phone.label')}
          placeholder={t('phone.placeholder')}
          type="tel"
          isFigure
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PHONE_MAX_LENGTH}
          value={phone}
          onChange={({ target }) => {
            setPhone(target.value.replace(/[^0-9]/g, ''));
            form.touch('phone');
          }}
          error={form.getError('phone') && t('phone.rule')}
        />
      </PhoneLine>
      {countries.hasFailed && (
        <Caption role="status">
          {t('area.failed')}{' '}
          <Button variant="quiet" size="small" onClick={countries.retry}>
            {t('page.retry')}
          </Button>
        </Caption>
      )}
      <CodeField form={form} value={code} onChange={setCode} request={request(0)}>
        <VoiceCall request={request(2)} />
      </CodeField>
    </FormFrame>
  );
}

/** Button for a voice call, shown once the countdown of an SMS has ended. */
function VoiceCall({ request }: { readonly request: BindingCodeFields }) {
  const t = useBindingT();
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectCodeFlow);
  if (flow.step !== 'ready' || !flow.isSent) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => dispatch(bindingActions.codeRequested(request))}>
      {t('code.voice')}
    </Button>
  );
}
