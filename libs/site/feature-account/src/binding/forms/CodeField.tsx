import { bindingActions, normalizeOtp, type BindingCodeFields } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { Button, TextField } from '@pavilion/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { selectCodeFlow } from '../state/bindingFlow.ts';
import { useBindingT } from '../messages/bindingMessages.ts';
import type { BindingFormState } from './useBindingForm.ts';

/** Props of {@link CodeField}. */
export interface CodeFieldProps {
  readonly form: BindingFormState;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Recipient of the code. */
  readonly request: BindingCodeFields;
  /** Another way to receive the code. */
  readonly children?: ReactNode;
}

const texts = {
  codeRequired: 'code.required',
  codeRule: 'code.required',
  codeNotRequested: 'code.notRequested',
} as const;

/**
 * Field of a six-digit verification code with its send button. Only digits of a pasted text are kept. The countdown
 * continues after a reload (F-AUTH-07, F-AUTH-08, F-AUTH-10).
 */
export function CodeField({ form, value, onChange, request, children }: CodeFieldProps) {
  const t = useBindingT();
  const failureText = useFailureText();
  const flow = useAppSelector(selectCodeFlow);
  const input = useFocusWhenSent(flow.step);
  const error = form.getError('code');
  const failure = 'failure' in flow ? flow.failure : undefined;
  return (
    <div>
      <TextField
        ref={input}
        label={t('code.label')}
        placeholder={t('code.placeholder')}
        isFigure
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => {
          onChange(normalizeOtp(target.value));
          form.touch('code');
        }}
        hint={t('code.hint')}
        error={error ? t(texts[error]) : (form.codeRefusal ?? (failure && failureText(failure)))}
        suffix={<SendButton request={request} />}
      />
      {children}
    </div>
  );
}

/** Focuses the field when a code has been sent. */
function useFocusWhenSent(step: string) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === 'sending' && step === 'waiting') input.current?.focus();
    before.current = step;
  }, [step]);
  return input;
}

/** Send button. During the countdown it is disabled but focusable, so that the keyboard focus is not lost. */
function SendButton({ request }: { readonly request: BindingCodeFields }) {
  const t = useBindingT();
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectCodeFlow);
  const isWaiting = flow.step === 'waiting';
  const isSending = flow.step === 'sending' || flow.step === 'captchaRequired';
  const text = isWaiting ? t('code.wait', { seconds: flow.secondsLeft }) : t(isSending ? 'code.sending' : 'code.get');
  return (
    <Send
      variant="quiet"
      size="small"
      isBusy={isSending}
      aria-disabled={isWaiting || undefined}
      onClick={() => dispatch(bindingActions.codeRequested(request))}
    >
      {text}
    </Send>
  );
}

const Send = styled(Button)`
  margin-inline-end: -0.5rem;
  font-variant-numeric: tabular-nums;
  &&[aria-disabled='true'] {
    background: transparent;
    color: inherit;
    cursor: default;
  }
`;
