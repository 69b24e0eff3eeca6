import { describeWalk } from '@pavilion/testing';
import { authActions } from '../events/authActions.ts';
import { registerActions, registerReducer, registerTable } from './registerSlice.ts';
import { idleRegister, type RegisterState, type RegisterStep } from './registerState.ts';

const failure = { kind: 'api', code: 6009, reaction: 'show', messageKey: 'error.6009' } as const;
const typed = { username: 'lily88', password: 'demo1234', repeatPassword: 'demo1234', isAgree: true };

const states: Readonly<Record<RegisterStep, RegisterState>> = {
  idle: idleRegister,
  editing: { step: 'editing', username: 'lily88' },
  submitting: { step: 'submitting', username: 'lily88' },
  captchaRequired: { step: 'captchaRequired', username: 'lily88' },
  refused: { step: 'refused', username: 'lily88', failure },
  registered: { step: 'registered', username: 'lily88' },
};

const actions = {
  registerOpened: registerActions.registerOpened(),
  registerRequested: registerActions.registerRequested(typed),
  captchaRequired: registerActions.captchaRequired(),
  captchaSolved: registerActions.captchaSolved(),
  captchaCancelled: registerActions.captchaCancelled(),
  registerAccepted: registerActions.registerAccepted(),
  registerRefused: registerActions.registerRefused(failure),
  registerClosed: registerActions.registerClosed(),
  loginSucceeded: authActions.loginSucceeded({ userId: '1' }),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 registerTable', { table: registerTable, reducer: registerReducer, states, actions });

describe('registerReducer', () => {
  it('F-AUTH-16 a registered form ignores another submit', () => {
    expect(registerReducer(states.registered, actions.registerRequested)).toBe(states.registered);
  });

  it.each`
    change                            | fieldErrors
    ${{ username: 'ab1' }}            | ${{ username: 'usernameRule' }}
    ${{ password: '12345678' }}       | ${{ password: 'passwordRule', repeatPassword: 'passwordsDiffer' }}
    ${{ repeatPassword: 'demo1235' }} | ${{ repeatPassword: 'passwordsDiffer' }}
    ${{ isAgree: false }}             | ${{ isAgree: 'agreementRequired' }}
  `('AUT-06 validates $change: $fieldErrors', ({ change, fieldErrors }) => {
    const after = registerReducer(states.editing, registerActions.registerRequested({ ...typed, ...change }));
    expect(after).toMatchObject({ step: 'editing', fieldErrors });
    expect(JSON.stringify(after)).not.toContain('demo1234');
  });
});
