import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import type { Secret } from '@pavilion/kernel';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import { hidePassword } from '../events/hidePassword.ts';
import {
  validateBinding,
  type BindingFieldErrors,
  type BindingFields,
  type PasswordFields,
  type PasswordTarget,
} from '../validators/bindingFields.ts';
import { idleBinding, type BindingKind, type BindingState, type BindingStep } from './bindingState.ts';

/** Events of binding. */
export type BindingEvent =
  | 'bindingOpened'
  | 'codeRequested'
  | 'fieldsRejected'
  | 'bindRequested'
  | 'bindAccepted'
  | 'bindRefused'
  | 'bindingClosed'
  | 'loginExpired'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { bindingClosed: 'idle', loginExpired: 'idle', ...buildCancelTransitions('idle') } as const;

/** Transition table of binding. `submitting` ignores a second submit; opening another form cancels the first one. */
export const bindingTable: FlowTable<BindingStep, BindingEvent> = {
  idle: { bindingOpened: 'editing' },
  editing: {
    ...leaving,
    bindingOpened: 'editing',
    codeRequested: 'editing',
    fieldsRejected: 'editing',
    bindRequested: 'submitting',
  },
  submitting: {
    ...leaving,
    bindingOpened: 'editing',
    fieldsRejected: 'editing',
    bindAccepted: 'bound',
    bindRefused: 'editing',
  },
  bound: { ...leaving, bindingOpened: 'editing' },
};

/** Destination of a code. A code for a password goes to the phone or e-mail address that is bound already. */
export type BindingCodeFields =
  | {
      readonly kind: 'phone';
      readonly phone: string;
      readonly areaCode?: string;
      readonly regex?: string;
      readonly channel: 0 | 2;
    }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'password'; readonly by: 'phone' | 'email' };

/** A new password and its proof, with references in place of the passwords. */
export type RequestedPassword = {
  readonly kind: 'password';
  readonly target: PasswordTarget;
  readonly newPassword: Secret;
} & (
  { readonly by: 'password'; readonly password: Secret } | { readonly by: 'phone' | 'email'; readonly code: string }
);

/** Payload of `bindRequested`: the input without passwords, and its errors. */
export interface RequestedBinding {
  readonly fields: Exclude<BindingFields, { readonly kind: 'password' }> | RequestedPassword;
  readonly fieldErrors?: BindingFieldErrors | undefined;
}

function hidePasswords(fields: PasswordFields): RequestedPassword {
  const { kind, target } = fields;
  const newPassword = hidePassword(fields.newPassword);
  return fields.by === 'password'
    ? { kind, target, newPassword, by: 'password', password: hidePassword(fields.password) }
    : { kind, target, newPassword, by: fields.by, code: fields.code };
}

const action = <Payload = void>(event: Exclude<BindingEvent, 'loginExpired'>) =>
  createAction<Payload, `binding/${Exclude<BindingEvent, 'loginExpired'>}`>(`binding/${event}`);

/** Actions of binding. None contains a password (I7). Views send `bindingOpened`, `codeRequested`, `bindRequested` and `bindingClosed`; the saga sends the others. */
export const bindingActions = {
  bindingOpened: action<{ readonly kind: BindingKind }>('bindingOpened'),
  codeRequested: action<BindingCodeFields>('codeRequested'),
  fieldsRejected: action<BindingFieldErrors>('fieldsRejected'),
  bindRequested: createAction('binding/bindRequested', (fields: BindingFields): { payload: RequestedBinding } => ({
    payload: {
      fields: fields.kind === 'password' ? hidePasswords(fields) : fields,
      fieldErrors: validateBinding(fields),
    },
  })),
  bindAccepted: action('bindAccepted'),
  bindRefused: action<CallFailure>('bindRefused'),
  bindingClosed: action('bindingClosed'),
} as const;

function reduceEditing(state: BindingState, action: UnknownAction): BindingState {
  if (bindingActions.bindingOpened.match(action)) return { step: 'editing', kind: action.payload.kind };
  if (state.step === 'idle') return state;
  const { kind } = state;
  if (bindingActions.fieldsRejected.match(action)) return { step: 'editing', kind, fieldErrors: action.payload };
  if (bindingActions.bindRefused.match(action)) return { step: 'editing', kind, failure: action.payload };
  return { step: 'editing', kind };
}

/** Ignores a form of another kind than the open one. */
function reduceSubmitting(state: BindingState, action: UnknownAction): BindingState {
  if (!bindingActions.bindRequested.match(action) || state.step === 'idle') return state;
  const { kind } = state;
  const { fields, fieldErrors } = action.payload;
  if (fields.kind !== kind) return state;
  return fieldErrors ? { step: 'editing', kind, fieldErrors } : { step: 'submitting', kind };
}

/** Reducer of binding. Mount it under `binding`. */
export const bindingReducer = createFlowReducer<BindingState, BindingEvent>({
  name: 'binding',
  family: 'auth',
  idle: idleBinding,
  table: bindingTable,
  reducers: {
    idle: () => idleBinding,
    editing: reduceEditing,
    submitting: reduceSubmitting,
    bound: (state) => (state.step === 'idle' ? state : { step: 'bound', kind: state.kind }),
  },
});

/** Part of a host's Redux state that contains binding. */
export interface BindingSlice {
  readonly binding: BindingState;
}

/** Selects the state of binding. */
export const selectBinding = (state: BindingSlice): BindingState => state.binding;
