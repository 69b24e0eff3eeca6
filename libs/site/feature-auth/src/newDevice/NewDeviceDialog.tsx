import { CODE_CHANNELS, loginActions, newDeviceActions, OTP_LENGTH } from '@pavilion/auth-flows';
import { type DialogProps, useAppSelector, useT, errorMessages, useAppDispatch } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState, type FormEvent } from 'react';
import { CaptchaGate } from '../captcha/CaptchaGate.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { DetailList, FinePrint, FootRow, Form, Notice, TextButton } from '../parts/authStyles.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { formatFailure } from '../parts/formatFailure.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useLastValue } from '../parts/useLastValue.ts';
import { selectLoginFlow, selectNewDeviceFlow, selectSendCodeFlow } from '../state/authState.ts';
import { useAuthDialog } from '../state/useAuthDialog.ts';
import type { DeviceCheck } from './deviceCheck.ts';
import { MiddleDigitsDialog } from './MiddleDigitsDialog.tsx';
import { omitRepeatedClauses } from './omitRepeatedClauses.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

/**
 * New-device check (NEW-01 to NEW-04). A press outside does not close it, because a sent code would be lost. Once the session
 * exists, the player cannot close it.
 */
export function NewDeviceDialog({ close }: DialogProps<'newDevice'>) {
  const t = useT(authMessages);
  const login = useAppSelector(selectLoginFlow);
  const newDevice = useAppSelector(selectNewDeviceFlow);
  const check = useLastValue(newDevice.step === 'idle' ? undefined : newDevice);
  useAuthDialog('newDevice');
  const isIn = login.step === 'entering' || login.step === 'succeeded';
  return (
    <Dialog
      isOpen
      size="small"
      dismissal={isIn || login.step === 'submitting' ? 'none' : 'escape'}
      title={t('device.title')}
      closeLabel={t('login.close')}
      onClose={() => !isIn && close()}
    >
      {check && <NewDeviceForm check={check} isBusy={login.step !== 'newDeviceRequired'} />}
      {newDevice.step === 'enteringMiddleDigits' && <MiddleDigitsDialog check={newDevice} />}
      {newDevice.step === 'voiceNotice' && <VoiceDialog maskedPhone={newDevice.maskedPhone} />}
      <CaptchaGate owners={['login', 'sendCode']} />
    </Dialog>
  );
}

interface NewDeviceFormProps {
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
function NewDeviceForm({ check, isBusy }: NewDeviceFormProps) {
  const t = useT(authMessages);
  const error = useT(errorMessages);
  const dispatch = useAppDispatch();
  const sending = useAppSelector(selectSendCodeFlow);
  const [{ code, typedAfter }, setTyped] = useState<{ code: string; typedAfter?: DeviceCheck }>({ code: '' });
  const { failure, fieldError } = check;
  const reason = omitRepeatedClauses(check.serverText ?? '', t('device.hint'));
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
        {reason && <strong>{reason}</strong>}
        {t('device.hint')}
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
