import { forgotActions, OTP_LENGTH } from '@pavilion/auth-flows';
import { errorMessages, useAppDispatch, useT } from '@pavilion/site-contract';
import { useState, type FormEvent } from 'react';
import { CodeField } from '../parts/CodeField.tsx';
import { Form } from '../parts/authStyles.ts';
import { formatFailure } from '../parts/formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';
import type { ActiveForgot } from './activeForgot.ts';
import { StepButtons } from './StepButtons.tsx';
import { useFormFocus } from './useFormFocus.ts';

const texts = { codeRequired: 'code.required', codeRule: 'code.placeholder' } as const;

/** Step 1: the sent code. The screen does not reveal whether name and number belong together (F-AUTH-13). */
export function CodeStep({ forgot }: { readonly forgot: ActiveForgot }) {
  const t = useT(authMessages);
  const error = useT(errorMessages);
  const dispatch = useAppDispatch();
  const [{ code, typedAfter }, setTyped] = useState<{ code: string; typedAfter?: ActiveForgot }>({ code: '' });
  const news = forgot.step === 'code' && typedAfter !== forgot ? forgot : undefined;
  const wrong = news?.failure ? formatFailure(news.failure, error) : news?.fieldError && t(texts[news.fieldError]);
  const isBusy = forgot.step === 'verifying';
  const form = useFormFocus(news?.failure ?? news?.fieldError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(forgotActions.codeEntered({ code }));
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <p>{t('forgot.sentTo', { account: forgot.maskedAccount })}</p>
      <CodeField
        code={code}
        error={wrong}
        onChange={(next) => setTyped({ code: next, typedAfter: forgot })}
        onSend={() => dispatch(forgotActions.codeRequested())}
      />
      <StepButtons isBusy={isBusy} isFilled={code.length === OTP_LENGTH} label={t('forgot.verify')} />
    </Form>
  );
}
