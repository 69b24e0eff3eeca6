import { readSecret } from '@pavilion/kernel';
import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import type { ForgotIdentity } from '../validators/forgotIdentity.ts';
import { forgotActions, forgotReducer, forgotTable } from './forgotSlice.ts';
import { FORGOT_STEPS, idleForgot, type ForgotState, type ForgotStep } from './forgotState.ts';

const form = { by: 'phone', maskedAccount: '138****0001' } as const;
const failure = { kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036' } as const;

const at = (step: Exclude<ForgotStep, 'idle'>): ForgotState => ({ step, ...form });

const states: Readonly<Record<ForgotStep, ForgotState>> = {
  idle: idleForgot,
  identity: at('identity'),
  identifying: at('identifying'),
  code: at('code'),
  verifying: at('verifying'),
  password: at('password'),
  resetting: at('resetting'),
  done: at('done'),
};

const actions = {
  forgotOpened: forgotActions.forgotOpened(),
  mediumSwitched: forgotActions.mediumSwitched({ by: 'email' }),
  identityRequested: forgotActions.identityRequested({ by: 'phone', username: 'lily88', phone: '13812340001' }),
  identityAccepted: forgotActions.identityAccepted({ maskedAccount: '138****0001' }),
  identityRefused: forgotActions.identityRefused({ failure }),
  codeRequested: forgotActions.codeRequested(),
  codeEntered: forgotActions.codeEntered({ code: '123456' }),
  codeAccepted: forgotActions.codeAccepted(),
  codeRefused: forgotActions.codeRefused(failure),
  passwordEntered: forgotActions.passwordEntered({ password: 'demo1234', repeatPassword: 'demo1234' }),
  passwordAccepted: forgotActions.passwordAccepted(),
  passwordRefused: forgotActions.passwordRefused(failure),
  stepReverted: forgotActions.stepReverted(),
  returnedToLogin: forgotActions.returnedToLogin(),
  forgotClosed: forgotActions.forgotClosed(),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 forgotTable', { table: forgotTable, reducer: forgotReducer, states, actions });

describe('forgotReducer', () => {
  it('FGT-01 moves one step forward or back and skips none', () => {
    for (const [step, row] of Object.entries(forgotTable)) {
      for (const [event, to] of Object.entries(row)) {
        if (step === 'idle' || to === 'idle') continue;
        const way = FORGOT_STEPS[to] - FORGOT_STEPS[step as Exclude<ForgotStep, 'idle'>];
        const isLegal = event === 'stepReverted' ? way === -1 : way === 0 || way === 1;
        expect([step, event, to, isLegal]).toEqual([step, event, to, true]);
      }
    }
  });

  it.each`
    identity                                                                         | fieldErrors
    ${{ by: 'phone', username: '', phone: '13812340001' }}                           | ${{ username: 'forgotUsernameRequired' }}
    ${{ by: 'phone', username: 'lily88', phone: '12345' }}                           | ${{ phone: 'phoneRule' }}
    ${{ by: 'phone', username: 'lily88', phone: '13812340001', regex: '^9\\d{7}$' }} | ${{ phone: 'phoneRule' }}
    ${{ by: 'email', username: 'lily88', email: '' }}                                | ${{ email: 'emailRequired' }}
    ${{ by: 'email', username: 'lily88', email: 'a@b' }}                             | ${{ email: 'emailRule' }}
  `(
    'FGT-02 validates $identity: $fieldErrors',
    ({ identity, fieldErrors }: { identity: ForgotIdentity; fieldErrors: object }) => {
      const after = forgotReducer(states.identity, forgotActions.identityRequested(identity));
      expect(after).toMatchObject({ step: 'identity', by: identity.by, fieldErrors });
    },
  );

  const mail = { by: 'email', maskedAccount: 'li***@example.com' } as const;
  const byEmail = { by: 'email', username: 'lily88', email: 'lily@example.com' } as const;

  it.each<[from: ForgotState, event: UnknownAction, after: ForgotState]>([
    [idleForgot, actions.forgotOpened, { step: 'identity', by: 'phone', maskedAccount: '' }],
    [
      { ...states.identity, failure } as ForgotState,
      actions.mediumSwitched,
      { ...states.identity, by: 'email' } as ForgotState,
    ],
    [
      { step: 'identity', ...form, failure },
      forgotActions.identityRequested(byEmail),
      { step: 'identifying', ...form, by: 'email' },
    ],
    [
      { step: 'identity', ...form, failure },
      forgotActions.identityRequested({ ...byEmail, email: '' }),
      { step: 'identity', ...form, by: 'email', fieldErrors: { email: 'emailRequired' } },
    ],
    [
      { step: 'identifying', by: 'email', maskedAccount: '' },
      forgotActions.identityAccepted({ maskedAccount: mail.maskedAccount }),
      { step: 'code', ...mail },
    ],
    [{ step: 'identifying', ...mail }, actions.identityRefused, { step: 'identity', ...mail, failure }],
    [{ step: 'identifying', ...mail }, forgotActions.identityRefused({}), { step: 'identity', ...mail }],
    [{ step: 'code', ...mail, failure, fieldError: 'codeRule' }, actions.codeRequested, { step: 'code', ...mail }],
    [{ step: 'code', ...mail, failure }, actions.codeEntered, { step: 'verifying', ...mail }],
    [
      { step: 'code', ...mail, failure },
      forgotActions.codeEntered({ code: '12345' }),
      { step: 'code', ...mail, fieldError: 'codeRule' },
    ],
    [
      { step: 'code', ...mail },
      forgotActions.codeEntered({ code: '' }),
      { step: 'code', ...mail, fieldError: 'codeRequired' },
    ],
    [{ step: 'code', ...mail }, actions.codeRefused, { step: 'code', ...mail, failure }],
    [{ step: 'code', ...mail, failure }, actions.stepReverted, { step: 'identity', ...mail }],
    [{ step: 'verifying', ...mail }, actions.codeRefused, { step: 'code', ...mail, failure }],
    [{ step: 'verifying', ...mail }, actions.codeAccepted, { step: 'password', ...mail }],
    [{ step: 'password', ...mail, failure }, actions.passwordEntered, { step: 'resetting', ...mail }],
    [
      { step: 'password', ...mail, failure },
      forgotActions.passwordEntered({ password: 'demo1234', repeatPassword: 'x' }),
      { step: 'password', ...mail, fieldErrors: { repeatPassword: 'passwordsDiffer' } },
    ],
    [{ step: 'password', ...mail, failure }, actions.stepReverted, { step: 'code', ...mail }],
    [{ step: 'resetting', ...mail }, actions.passwordRefused, { step: 'password', ...mail, failure }],
    [{ step: 'resetting', ...mail }, actions.passwordAccepted, { step: 'done', ...mail }],
    [{ step: 'resetting', ...mail }, actions.stepReverted, { step: 'code', ...mail }],
    [{ step: 'done', ...mail }, actions.returnedToLogin, idleForgot],
  ])('FGT-01 %j + %j leads to %j', (from, event, after) => {
    expect(forgotReducer(from, event)).toStrictEqual(after);
  });

  it('I7 a new password is entered as a reference', () => {
    const { payload } = actions.passwordEntered;
    expect(payload).toEqual({ password: { isSecret: true } });
    expect(readSecret(payload.password)).toBe('demo1234');
  });
});
