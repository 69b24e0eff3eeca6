import { CODE_CHANNELS, loginActions, newDeviceActions, OTP_LENGTH } from '@pavilion/auth-flows';
import { errorMessages, useAppDispatch, useAppSelector, useT } from '@pavilion/site-contract';
import { useState, type FormEvent } from 'react';
import { CodeField } from '../parts/CodeField.tsx';
import { DetailList, FinePrint, FootRow, Form, Notice, TextButton } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { formatFailure } from '../parts/formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';
import { selectSendCodeFlow } from '../state/authState.ts';
import type { DeviceCheck } from './deviceCheck.ts';

/** Props of {@link NewDeviceForm}. */
export interface NewDeviceFormProps {
  readonly check: DeviceCheck;
  readonly isBusy: boolean;
}

const fieldTexts = {
  codeNotRequested: 'code.notRequested',
  codeRequired: 'code.required',
  codeRule: 'code.placeholder',
  middleDigitsRule: 'device.middleWrong',
} as const;

/** Reason of the check, account, code, and links to other accounts and registration. */
export function NewDeviceForm({ check, isBusy }: NewDeviceFormProps) {
  const t = useT(authMessages);
  const error = useT(errorMessages);
  const dispatch = useAppDispatch();
  const sending = useAppSelector(selectSendCodeFlow);
  const [{ code, typedAfter }, setTyped] = useState<{ code: string; typedAfter?: DeviceCheck }>({ code: '' });
  const { failure, fieldError } = check;
  const isNews = typedAfter !== check && check.step === 'ready';
  const wrong = failure ? formatFailure(failure, error) : fieldError && t(fieldTexts[fieldError]);
  const send = (channel: 0 | 2) => dispatch(newDeviceActions.codeRequested({ channel }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(newDeviceActions.codeEntered({ code }));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Notice role="alert" data-tone="warning">
        {check.serverText && <strong>{check.serverText}</strong>}
        {check.serverText !== t('device.hint') && t('device.hint')}
      </Notice>
      <DetailList>
        <dt>{t('device.account')}</dt>
        <dd>{check.username}</dd>
        <dt>{t('device.phone')}</dt>
        <dd>{check.maskedPhone || t('device.noPhone')}</dd>
      </DetailList>
      <CodeField
        code={code}
        error={isNews && wrong}
        onChange={(next) => setTyped({ code: next, typedAfter: check })}
        onSend={() => send(CODE_CHANNELS.sms)}
      />
      <SubmitButton isWide isBusy={isBusy} isFilled={code.length >= OTP_LENGTH}>
        {isBusy ? t('login.progress') : t('device.submit')}
      </SubmitButton>
      <FootRow>
        <TextButton type="button" disabled={sending.step !== 'ready'} onClick={() => send(CODE_CHANNELS.voice)}>
          {t('device.voice')}
        </TextButton>
        <TextButton type="button" onClick={() => dispatch(loginActions.accountSwitched())}>
          {t('device.switch')}
        </TextButton>
        <TextButton type="button" onClick={() => dispatch(newDeviceActions.registerChosen())}>
          {t('device.register')}
        </TextButton>
      </FootRow>
      <FinePrint>{t('device.warning')}</FinePrint>
    </Form>
  );
}
