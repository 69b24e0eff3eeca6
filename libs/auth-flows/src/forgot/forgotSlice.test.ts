import { describeWalk } from '@pavilion/testing';
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
});
