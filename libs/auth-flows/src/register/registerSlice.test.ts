import { readSecret } from '@pavilion/kernel';
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

  it.each<[from: RegisterState, event: keyof typeof actions, after: RegisterState]>([
    [idleRegister, 'registerOpened', { step: 'editing', username: '' }],
    [idleRegister, 'registerRequested', { step: 'submitting', username: 'lily88' }],
    [states.refused, 'registerOpened', { step: 'editing', username: 'lily88' }],
    [{ ...states.refused, username: 'lily77' } as RegisterState, 'registerRequested', states.submitting],
    [
      { step: 'editing', username: 'lily77', fieldErrors: { isAgree: 'agreementRequired' } },
      'registerRequested',
      states.submitting,
    ],
    [states.submitting, 'captchaRequired', states.captchaRequired],
    [states.submitting, 'registerAccepted', states.registered],
    [states.submitting, 'registerRefused', states.refused],
    [states.captchaRequired, 'captchaSolved', states.submitting],
    [states.captchaRequired, 'captchaCancelled', states.editing],
    [states.registered, 'registerOpened', states.editing],
    [states.registered, 'loginSucceeded', idleRegister],
    [states.refused, 'registerClosed', idleRegister],
    [states.submitting, 'loggedInElsewhere', idleRegister],
  ])('AUT-06 %j + %s leads to %j', (from, event, after) => {
    expect(registerReducer(from, actions[event])).toStrictEqual(after);
  });

  it('AUT-06 a form with errors keeps its new name', () => {
    const requested = registerActions.registerRequested({ ...typed, username: 'a', isAgree: false });
    expect(registerReducer(states.refused, requested)).toEqual({
      step: 'editing',
      username: 'a',
      fieldErrors: { username: 'usernameRule', isAgree: 'agreementRequired' },
    });
  });

  it('I7 a registration is requested with a reference to the password', () => {
    const { payload } = actions.registerRequested;
    expect(payload).toEqual({ username: 'lily88', password: { isSecret: true } });
    expect(readSecret(payload.password)).toBe('demo1234');
  });
});
