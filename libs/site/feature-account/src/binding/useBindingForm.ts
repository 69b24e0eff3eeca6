import { bindingActions, type BindingFieldErrors, type BindingFields, type BindingKind } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import { useFailureText } from '../problem/useFailureText.ts';
import { selectBindingFlow } from './bindingFlow.ts';

/** A form as its view sees it. */
export interface BindingFormState {
  /** What is wrong with a field, until it is changed. */
  readonly errorOf: <Name extends keyof BindingFieldErrors>(name: Name) => BindingFieldErrors[Name];
  /** Takes the complaint about a field away: it is being mended. */
  readonly touch: (name: keyof BindingFieldErrors) => void;
  /** Why the platform refused, in the player's language; a refused code is the code's own error instead. */
  readonly refusal: string | undefined;
  readonly codeRefusal: string | undefined;
  readonly isBusy: boolean;
  /** Bound, but the fresh facts did not come. */
  readonly isStale: boolean;
  readonly submit: (fields: BindingFields) => void;
}

/** The codes of an answer that are about the sent code: wrong, expired. */
const codeRefusals: readonly unknown[] = [6036, 6038];

/** Opens the flow for a form, closes it with the form, and reads how it stands. */
export function useBindingForm(kind: BindingKind): BindingFormState {
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectBindingFlow);
  const failureText = useFailureText();
  const [mended, setMended] = useState<{ readonly of: unknown; readonly names: readonly string[] }>(nothingMended);
  useEffect(() => {
    dispatch(bindingActions.bindingOpened({ kind }));
    return () => void dispatch(bindingActions.bindingClosed());
  }, [dispatch, kind]);
  const { fieldErrors, failure } = flow.step === 'editing' ? flow : { fieldErrors: undefined, failure: undefined };
  const complaint = fieldErrors ?? failure;
  const isMended = (name: string) => mended.of === complaint && mended.names.includes(name);
  const isAboutCode = codeRefusals.includes(failure?.code);
  const text = failure && failureText(failure);
  return {
    errorOf: (name) => (isMended(name) ? undefined : fieldErrors?.[name]),
    touch: (name) =>
      setMended((before) => ({ of: complaint, names: before.of === complaint ? [...before.names, name] : [name] })),
    refusal: isAboutCode ? undefined : text,
    codeRefusal: isAboutCode && !isMended('code') ? text : undefined,
    isBusy: flow.step === 'submitting',
    isStale: flow.step === 'bound',
    submit: (fields) => dispatch(bindingActions.bindRequested(fields)),
  };
}

const nothingMended = { of: undefined, names: [] };
