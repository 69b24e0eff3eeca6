import { readSecret } from '@pavilion/kernel';
import { noResponse, refusal, sessionEnded, unreadable } from '../testing/callErrors.ts';
import { authActions, isExternallyCancelled } from './authActions.ts';
import { authDialogReducer, selectAuthDialog } from './authDialog.ts';
import { hidePassword } from './hidePassword.ts';
import { toReportedFailure } from './toReportedFailure.ts';

const requestId = 'r-1';

describe('toReportedFailure', () => {
  it.each`
    error                                       | failure
    ${refusal(6036, { serverMessage: '错误' })} | ${{ kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036', serverText: '错误', requestId }}
    ${refusal(6011)}                            | ${{ kind: 'api', code: 6011, reaction: 'retryLater', messageKey: 'error.6011', requestId }}
    ${noResponse('offline')}                    | ${{ kind: 'transport', reaction: 'show', messageKey: 'error.offline', requestId }}
    ${noResponse('aborted')}                    | ${{ kind: 'transport', reaction: 'none', messageKey: 'error.aborted', requestId }}
    ${unreadable()}                             | ${{ kind: 'protocol', reaction: 'show', messageKey: 'error.6006', requestId }}
    ${sessionEnded()}                           | ${{ kind: 'sessionEnded', reaction: 'none', messageKey: 'error.sessionEnded', requestId }}
  `('F-API-08 "$error.message" is shown and not reported', ({ error, failure }) => {
    const report = jest.fn();
    expect(toReportedFailure(error, report)).toEqual(failure);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('undefined is not a function')], ['a text'], [undefined]])(
    'AUT-10 the unexpected error %p is reported, if there is a report, and shown with a general text',
    (error) => {
      const report = jest.fn();
      const failure = { kind: 'unexpected', reaction: 'show', messageKey: 'error.unknown' };
      expect([toReportedFailure(error, report), toReportedFailure(error)]).toEqual([failure, failure]);
      expect(report.mock.calls).toEqual([[error]]);
    },
  );
});

describe('hidePassword', () => {
  it.each`
    typed             | password
    ${' demo 1234 '}  | ${'demo1234'}
    ${''}             | ${''}
    ${'demo１２３４'} | ${''}
  `('F-CRY-15 refers to "$password" for the input "$typed"', ({ typed, password }) => {
    expect(readSecret(hidePassword(typed as string))).toBe(password);
  });
});

describe('authActions', () => {
  it('STO-03 DLG-07 only a closed dialog and a login in another tab end the flows from outside', () => {
    const ending = Object.values(authActions).filter(({ type }) => isExternallyCancelled({ type }));
    expect(ending.map(({ type }) => type)).toEqual(['auth/authClosed', 'auth/loggedInElsewhere']);
  });
});

describe('selectAuthDialog', () => {
  it('AUT-01 returns the open screen after a sequence of events', () => {
    const events = [
      authActions.loginDialogRequested(),
      authActions.authModeSwitched(),
      authActions.authModeSwitched(),
      authActions.forgotPasswordRequested(),
      authActions.registerDialogRequested(),
      authActions.newDeviceDialogRequested(),
      authActions.loginExpired(),
      authActions.authClosed(),
    ];
    let authDialog = authDialogReducer(undefined, { type: '@@INIT' });
    const seen = events.map((event) => {
      authDialog = authDialogReducer(authDialog, event);
      return selectAuthDialog({ authDialog });
    });
    const switched = ['login', 'register', 'login', 'forgot', 'register', 'newDevice', 'login', 'closed'];
    expect(seen).toEqual(switched);
  });
});
