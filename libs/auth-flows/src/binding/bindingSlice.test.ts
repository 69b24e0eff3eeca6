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
});
