import { bindingActions, type BindingFieldErrors, type BindingFields, type BindingKind } from '@pavilion/auth-flows';
import { useAppDispatch, useAppSelector, useFailureText } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import { selectBindingFlow } from '../state/bindingFlow.ts';

/** State of a form for its view. */
export interface BindingFormState {
  /** Returns the error of a field, until the field is changed. */
  readonly getError: <Name extends keyof BindingFieldErrors>(name: Name) => BindingFieldErrors[Name];
  /** Removes the error of a field, because it is being changed. */
  readonly touch: (name: keyof BindingFieldErrors) => void;
  /** Refusal of the platform in the player's language. A refused verification code is in `codeRefusal` instead. */
  readonly refusal: string | undefined;
  readonly codeRefusal: string | undefined;
  readonly isBusy: boolean;
  /** Whether the value is bound but the member could not be loaded. */
  readonly isStale: boolean;
  readonly submit: (fields: BindingFields) => void;
}

/** Error codes about the verification code: wrong, expired. */
const codeRefusals: readonly unknown[] = [6036, 6038];

/** Opens the flow with a form, closes it with the form, and returns its state. */
export function useBindingForm(kind: BindingKind): BindingFormState {
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectBindingFlow);
  const failureText = useFailureText();
  const [changed, setChanged] = useState<{ readonly of: unknown; readonly names: readonly string[] }>(noChanges);
  useEffect(() => {
    dispatch(bindingActions.bindingOpened({ kind }));
    return () => void dispatch(bindingActions.bindingClosed());
  }, [dispatch, kind]);
  const { fieldErrors, failure } = flow.step === 'editing' ? flow : { fieldErrors: undefined, failure: undefined };
  const problem = fieldErrors ?? failure;
  const isChanged = (name: string) => changed.of === problem && changed.names.includes(name);
  const isAboutCode = codeRefusals.includes(failure?.code);
  const text = failure && failureText(failure);
  return {
    getError: (name) => (isChanged(name) ? undefined : fieldErrors?.[name]),
    touch: (name) =>
      setChanged((before) => ({ of: problem, names: before.of === problem ? [...before.names, name] : [name] })),
    refusal: isAboutCode ? undefined : text,
    codeRefusal: isAboutCode && !isChanged('code') ? text : undefined,
    isBusy: flow.step === 'submitting',
    isStale: flow.step === 'bound',
    submit: (fields) => dispatch(bindingActions.bindRequested(fields)),
  };
}

const noChanges = { of: undefined, names: [] };
