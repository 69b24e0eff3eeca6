import { readSecret } from '@pavilion/kernel';
import { describeWalk } from '@pavilion/testing';
import { authActions } from '../events/authActions.ts';
import type { BindingFields } from '../validators/bindingFields.ts';
import { bindingActions, bindingReducer, bindingTable } from './bindingSlice.ts';
import { idleBinding, type BindingState, type BindingStep } from './bindingState.ts';

const failure = { kind: 'api', code: 6009, reaction: 'show', messageKey: 'error.6009' } as const;

const states: Readonly<Record<BindingStep, BindingState>> = {
  idle: idleBinding,
  editing: { step: 'editing', kind: 'realName' },
  submitting: { step: 'submitting', kind: 'realName' },
  bound: { step: 'bound', kind: 'realName' },
};

const actions = {
  bindingOpened: bindingActions.bindingOpened({ kind: 'phone' }),
  codeRequested: bindingActions.codeRequested({ kind: 'email', email: 'lily@example.com' }),
  fieldsRejected: bindingActions.fieldsRejected({ code: 'codeNotRequested' }),
  bindRequested: bindingActions.bindRequested({ kind: 'realName', realName: '张三' }),
  bindAccepted: bindingActions.bindAccepted(),
  bindRefused: bindingActions.bindRefused(failure),
  bindingClosed: bindingActions.bindingClosed(),
  loginExpired: authActions.loginExpired(),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 bindingTable', { table: bindingTable, reducer: bindingReducer, states, actions });

const set = { kind: 'password', target: 'second', newPassword: 'abcd1234', repeatPassword: 'abcd1234' };

describe('bindingReducer', () => {
  it.each`
    fields                                                     | fieldErrors
    ${{ kind: 'phone', phone: '1', code: '' }}                 | ${{ phone: 'phoneRule', code: 'codeRequired' }}
    ${{ kind: 'email', email: 'a@b', code: '12' }}             | ${{ email: 'emailRule', code: 'codeRule' }}
    ${{ kind: 'realName', realName: '·张三' }}                 | ${{ realName: 'realNameRule' }}
    ${{ ...set, by: 'password', password: ' ' }}               | ${{ present: 'passwordRequired' }}
    ${{ ...set, by: 'phone', code: '1', repeatPassword: 'x' }} | ${{ code: 'codeRule', repeatPassword: 'passwordsDiffer' }}
  `(
    'USR-02 validates $fields: $fieldErrors',
    ({ fields, fieldErrors }: { fields: BindingFields; fieldErrors: object }) => {
      const from: BindingState = { step: 'editing', kind: fields.kind };
      expect(bindingReducer(from, bindingActions.bindRequested(fields))).toEqual({ ...from, fieldErrors });
    },
  );

  it('USR-02 ignores a form of another kind', () => {
    expect(bindingReducer({ step: 'editing', kind: 'phone' }, actions.bindRequested)).toEqual({
      step: 'editing',
      kind: 'phone',
    });
  });

  const fieldErrors = { code: 'codeRule' } as const;
  const filled: BindingState = { step: 'editing', kind: 'realName', fieldErrors, failure };

  it.each<[from: BindingState, event: keyof typeof actions, after: BindingState]>([
    [filled, 'bindingOpened', { step: 'editing', kind: 'phone' }],
    [states.bound, 'bindingOpened', { step: 'editing', kind: 'phone' }],
    [filled, 'codeRequested', { step: 'editing', kind: 'realName' }],
    [filled, 'fieldsRejected', { step: 'editing', kind: 'realName', fieldErrors: { code: 'codeNotRequested' } }],
    [
      states.submitting,
      'fieldsRejected',
      { step: 'editing', kind: 'realName', fieldErrors: { code: 'codeNotRequested' } },
    ],
    [states.submitting, 'bindRefused', { step: 'editing', kind: 'realName', failure }],
    [states.submitting, 'bindAccepted', { step: 'bound', kind: 'realName' }],
    [filled, 'bindRequested', { step: 'submitting', kind: 'realName' }],
    [filled, 'loginExpired', { step: 'idle' }],
    [states.bound, 'authClosed', { step: 'idle' }],
  ])('USR-02 %j + %s leads to %j', (from, event, after) => {
    expect(bindingReducer(from, actions[event])).toStrictEqual(after);
  });

  it.each`
    by            | proof
    ${'password'} | ${{ password: 'demo1234' }}
    ${'phone'}    | ${{ code: '123456' }}
    ${'email'}    | ${{ code: '123456' }}
  `('I7 a password by $by is requested with references and without its repetition', ({ by, proof }) => {
    const { payload } = bindingActions.bindRequested({ ...set, by, ...(proof as object) } as BindingFields);
    const hidden = by === 'password' ? { password: { isSecret: true } } : { code: '123456' };
    const fields = { kind: 'password', target: 'second', newPassword: { isSecret: true }, by, ...hidden };
    expect(payload).toStrictEqual({ fields, fieldErrors: undefined });
    const read = payload.fields.kind === 'password' ? payload.fields : undefined;
    expect(read && readSecret(read.newPassword)).toBe('abcd1234');
    if (read?.by === 'password') expect(readSecret(read.password)).toBe('demo1234');
  });
});
