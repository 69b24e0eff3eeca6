import { preparePassword } from '@pavilion/api-client';
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
  /** Refusal of the platform in the player's language. A refused field is in one of the next two instead. */
  readonly refusal: string | undefined;
  readonly codeRefusal: string | undefined;
  /** Whether the platform has refused the present password. */
  readonly isPresentRefused: boolean;
  /** Whether the new password is the one that proves the identity, which would change nothing. Such a form is not sent. */
  readonly isPasswordSame: boolean;
  readonly isBusy: boolean;
  /** Whether the value is bound but the member could not be loaded. */
  readonly isStale: boolean;
  readonly submit: (fields: BindingFields) => void;
}

/** Fields by the error codes about them: a wrong or expired verification code, a wrong present password. */
const refusedFields = new Map<unknown, 'code' | 'present'>([
  [6036, 'code'],
  [6038, 'code'],
  [6100, 'present'],
]);

/** Opens the flow with a form, closes it with the form, and returns its state. */
export function useBindingForm(kind: BindingKind): BindingFormState {
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectBindingFlow);
  const failureText = useFailureText();
  const [changed, setChanged] = useState<{ readonly of: unknown; readonly names: readonly string[] }>(noChanges);
  const [isPasswordSame, setPasswordSame] = useState(false);
  useEffect(() => {
    dispatch(bindingActions.bindingOpened({ kind }));
    return () => void dispatch(bindingActions.bindingClosed());
  }, [dispatch, kind]);
  const { fieldErrors, failure } = flow.step === 'editing' ? flow : { fieldErrors: undefined, failure: undefined };
  const problem = fieldErrors ?? failure;
  const isChanged = (name: string) => changed.of === problem && changed.names.includes(name);
  const field = refusedFields.get(failure?.code);
  const isRefused = (name: 'code' | 'present') => field === name && !isChanged(name);
  const text = failure && failureText(failure);
  return {
    getError: (name) => (isChanged(name) ? undefined : fieldErrors?.[name]),
    touch: (name) => {
      setPasswordSame(false);
      setChanged((before) => ({ of: problem, names: before.of === problem ? [...before.names, name] : [name] }));
    },
    refusal: field ? undefined : text,
    codeRefusal: isRefused('code') ? text : undefined,
    isPresentRefused: isRefused('present'),
    isPasswordSame,
    isBusy: flow.step === 'submitting',
    isStale: flow.step === 'bound',
    submit: (fields) => {
      const isSame = hasSamePassword(fields);
      setPasswordSame(isSame);
      if (!isSame) dispatch(bindingActions.bindRequested(fields));
    },
  };
}

function hasSamePassword(fields: BindingFields): boolean {
  if (fields.kind !== 'password' || fields.by !== 'password') return false;
  const { password } = preparePassword(fields.newPassword);
  return password !== undefined && password === preparePassword(fields.password).password;
}

const noChanges = { of: undefined, names: [] };
