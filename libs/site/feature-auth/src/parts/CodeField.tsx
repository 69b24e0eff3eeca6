import { normalizeOtp, type SendCodeState } from '@pavilion/auth-flows';
import { errorMessages, useAppSelector, useT } from '@pavilion/site-contract';
import { Button, TextField, token } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatFailure } from './formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';
import { selectSendCodeFlow } from '../state/authState.ts';

/** Props of {@link CodeField}. */
export interface CodeFieldProps {
  readonly code: string;
  readonly error: string | false | undefined;
  readonly onChange: (code: string) => void;
  readonly onSend: () => void;
}

/**
 * Field of a sent code, with a button that sends it and counts down (NEW-03). It keeps the first six digits of a pasted text
 * (F-AUTH-10). Phones suggest the code of a received SMS. After sending, the focus moves to the field, because the button is
 * disabled during the countdown.
 */
export function CodeField({ code, error, onChange, onSend }: CodeFieldProps) {
  const t = useT(authMessages);
  const errorText = useT(errorMessages);
  const sending = useAppSelector(selectSendCodeFlow);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sending.step === 'waiting') input.current?.focus();
  }, [sending.step]);
  const notSent = 'failure' in sending && sending.failure && formatFailure(sending.failure, errorText);
  return (
    <TextField
      ref={input}
      isFigure
      isSecret
      size="large"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('code.label')}
      placeholder={t('code.placeholder')}
      value={code}
      error={error || notSent}
      suffix={<SendButton sending={sending} onSend={onSend} />}
      onChange={(event) => onChange(normalizeOtp(event.target.value))}
    />
  );
}

function SendButton({ sending, onSend }: { readonly sending: SendCodeState; readonly onSend: () => void }) {
  const t = useT(authMessages);
  const isSending = sending.step === 'sending' || sending.step === 'captchaRequired';
  const text =
    sending.step === 'waiting'
      ? t('code.wait', { seconds: sending.secondsLeft })
      : t(isSending ? 'code.sending' : 'isSent' in sending && sending.isSent ? 'code.again' : 'code.get');
  return (
    <Narrow variant="quiet" size="small" isBusy={isSending} disabled={sending.step === 'waiting'} onClick={onSend}>
      {text}
    </Narrow>
  );
}

/** Button as wide as its longest text, so that the field never changes its size. */
const Narrow = styled(Button)`
  && {
    flex: none;
    min-width: 7.25rem;
    margin-inline-end: calc(-1 * ${token('space.2')});
    padding: 0 ${token('space.2')};
    font-variant-numeric: tabular-nums;
  }
`;
