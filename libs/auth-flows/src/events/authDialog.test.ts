import { describeWalk } from '@pavilion/testing';
import { authActions } from './authActions.ts';
import { authDialogReducer, authDialogTable, type AuthDialogState, type AuthDialogStep } from './authDialog.ts';

const at = (step: AuthDialogStep): AuthDialogState => ({ step });

const actions = {
  ...Object.fromEntries(Object.entries(authActions).map(([event, creator]) => [event, { type: creator.type }])),
} as Readonly<Record<keyof typeof authActions, { readonly type: string }>>;

describeWalk('AUT-09 AUT-10 authDialogTable', {
  table: authDialogTable,
  reducer: authDialogReducer,
  states: {
    closed: at('closed'),
    login: at('login'),
    register: at('register'),
    forgot: at('forgot'),
    newDevice: at('newDevice'),
  },
  actions,
});

describe('authDialogReducer', () => {
  it('DLG-07 closing, a login, or a login in another tab closes any open screen', () => {
    for (const step of ['login', 'register', 'forgot', 'newDevice'] as const) {
      for (const event of [
        authActions.authClosed(),
        authActions.loginSucceeded({ userId: '1' }),
        authActions.loggedInElsewhere(),
      ]) {
        expect(authDialogReducer({ step }, event).step).toBe('closed');
      }
    }
  });
});
