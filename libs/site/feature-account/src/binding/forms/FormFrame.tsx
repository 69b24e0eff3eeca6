import { useAppDispatch } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { profileRequested } from '../state/bindingFlow.ts';
import { Caption, Form, FormFoot } from './bindingStyles.ts';
import { useBindingT } from '../messages/bindingMessages.ts';
import type { BindingFormState } from './useBindingForm.ts';

/** Props of {@link FormFrame}. */
export interface FormFrameProps {
  readonly label: string;
  readonly form: BindingFormState;
  readonly submitText: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Whether the value cannot be changed later; the form then shows a warning. */
  readonly isFinal?: boolean;
  readonly children: ReactNode;
}

/** Frame of all binding forms: the refusal, the warning and the buttons. Its first invalid field gets the focus. */
export function FormFrame(props: FormFrameProps) {
  const { label, form, submitText, onSubmit, onCancel, isFinal = false, children } = props;
  const t = useBindingT();
  const root = useFormFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isBusy) onSubmit();
  };
  return (
    <Form ref={root} noValidate aria-label={label} onSubmit={submit}>
      {children}
      {form.refusal !== undefined && (
        <Notice role="alert" data-tone="danger">
          {form.refusal}
        </Notice>
      )}
      {form.isStale && <StaleProfileNotice />}
      {isFinal && <Caption>{t('form.once')}</Caption>}
      <FormFoot>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {form.isBusy ? t('form.busy') : submitText}
        </Button>
        <Button variant="quiet" onClick={form.isBusy ? undefined : onCancel}>
          {t('form.cancel')}
        </Button>
      </FormFoot>
    </Form>
  );
}

function StaleProfileNotice() {
  const t = useBindingT();
  const dispatch = useAppDispatch();
  return (
    <Notice role="status">
      {t('form.stale')}
      <Button size="small" onClick={() => dispatch(profileRequested())}>
        {t('form.refresh')}
      </Button>
    </Notice>
  );
}

/** Focuses the first field when the form opens, and the first invalid one after a submission. */
function useFormFocus({ isBusy, getError, codeRefusal, isPresentRefused, isPasswordSame }: BindingFormState) {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input:not([type="radio"]):not([readonly])')?.focus();
  }, []);
  const isRefused = codeRefusal !== undefined || isPresentRefused || isPasswordSame;
  const hasError = isRefused || fields.some((name) => getError(name) !== undefined);
  useEffect(() => {
    if (!isBusy && hasError) root.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [isBusy, hasError]);
  return root;
}

const fields = ['phone', 'email', 'realName', 'present', 'password', 'repeatPassword', 'code'] as const;
