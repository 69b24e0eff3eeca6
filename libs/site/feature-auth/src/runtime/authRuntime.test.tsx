import { ApiError, type CallFailure } from '@pavilion/api-client';
import { authActions, forgotActions, loginActions, registerActions, sendCodeActions } from '@pavilion/auth-flows';
import { dialogActions, errorMessages, sessionActions } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { act, waitFor } from '@testing-library/react';
import { all, takeEvery } from 'redux-saga/effects';
import { authMessages } from '../messages/authMessages.ts';
import { selectForgotFlow, selectLoginFlow, selectRegisterFlow } from '../state/authState.ts';
import { authRuntime } from './authRuntime.ts';

/** Runs the flows without any dialog, and records all actions. */
async function setUp(handlers: FakeHandlers = {}) {
  const warn = jest.fn();
  const session = createFakeSession();
  const actions: UnknownAction[] = [];
  const site = await renderWithSite(<p />, {
    reducers: authRuntime.reducers ?? {},
    saga: function* run(services) {
      yield all([
        takeEvery('*', (action: UnknownAction) => void actions.push(action)),
        ...(authRuntime.saga ? [authRuntime.saga(services)] : []),
      ]);
    },
    messages: [authMessages, errorMessages],
    services: { api: createFakeApi(handlers), session, logger: { warn } },
  });
  const send = (action: Action) => act(async () => void site.store.dispatch(action));
  const dialogs = () => site.store.getState().ui.dialogs;
  const kinds = () => dialogs().map(({ kind }) => kind);
  const count = (type: string) => actions.filter((action) => action.type === type).length;
  return { ...site, warn, session, send, dialogs, kinds, count };
}

const refusal = (reaction: CallFailure['reaction'], code: number): CallFailure => ({
  kind: 'api',
  code,
  reaction,
  messageKey: `error.${code}`,
});
const fields = { username: 'newbie1', password: 'abcd1234', repeatPassword: 'abcd1234', isAgree: true };

describe('toasts and popups', () => {
  it.each`
    channel | text
    ${0}    | ${'获取手机验证码成功'}
    ${1}    | ${'获取邮箱验证码成功'}
    ${2}    | ${'验证码获取成功，注意接听手机来电'}
  `('NEW-05 a code sent by channel $channel shows $text', async ({ channel, text }) => {
    const { send, toasts } = await setUp();
    await send(sendCodeActions.codeSent({ channel: channel as 0 | 1 | 2, secondsLeft: 60 }));
    expect(toasts).toEqual([{ kind: 'success', text }]);
  });

  it.each`
    event                              | reaction       | code    | isShown
    ${loginActions.loginRefused}       | ${'popup'}     | ${6501} | ${true}
    ${registerActions.registerRefused} | ${'popup'}     | ${6501} | ${true}
    ${loginActions.loginRefused}       | ${'suspended'} | ${6502} | ${false}
    ${registerActions.registerRefused} | ${'show'}      | ${6009} | ${false}
  `('F-AUTH-24 the refusal $code opens a popup: $isShown', async ({ event, reaction, code, isShown }) => {
    const { send, dialogs } = await setUp();
    const refuse = event as typeof loginActions.loginRefused;
    await send(refuse({ ...refusal(reaction as CallFailure['reaction'], code as number), serverText: '本站升级中' }));
    expect(dialogs()).toEqual(
      isShown ? [{ kind: 'tips', title: '登录暂停开放', text: '本站升级中', ok: '知道了' }] : [],
    );
  });

  const notice = '账号已注册成功，但未能自动登录，请输入密码登录';
  it.each`
    end           | event                                               | opened
    ${'refused'}  | ${loginActions.loginRefused(refusal('show', 6005))} | ${[{ kind: 'login', notice }]}
    ${'accepted'} | ${loginActions.loginAccepted({ userId: '7' })}      | ${[]}
    ${'closed'}   | ${loginActions.loginClosed()}                       | ${[]}
  `('F-AUTH-16 a login after the registration that is $end opens $opened', async ({ event, opened }) => {
    const { send, dialogs, toasts } = await setUp();
    await send(registerActions.registerAccepted());
    expect(toasts).toEqual([{ kind: 'success', text: '注册成功' }]);
    await send(event as Action);
    await send(loginActions.loginRefused(refusal('show', 6002)));
    expect(dialogs()).toEqual(opened);
  });
});

describe('dialogs and flows', () => {
  it.each`
    event                                     | kind
    ${authActions.loginDialogRequested()}     | ${'login'}
    ${authActions.registerDialogRequested()}  | ${'register'}
    ${authActions.forgotPasswordRequested()}  | ${'forgot'}
    ${authActions.newDeviceDialogRequested()} | ${'newDevice'}
  `('DLG-07 $event.type opens $kind', async ({ event, kind }) => {
    const { send, dialogs } = await setUp();
    await send(event as Action);
    expect(dialogs()).toEqual([{ kind }]);
  });

  it.each`
    open          | next
    ${'login'}    | ${'register'}
    ${'register'} | ${'login'}
    ${'forgot'}   | ${'login'}
  `('DLG-07 the change of the mode opens $next over $open', async ({ open, next }) => {
    const { send, kinds } = await setUp();
    await send(dialogActions.opened({ kind: open as 'login' | 'register' | 'forgot' }));
    await send(authActions.authModeSwitched());
    expect(kinds().at(-1)).toBe(next);
  });

  it('AUT-10 a closed dialog ends its own flow only', async () => {
    const { send, count } = await setUp();
    await send(dialogActions.opened({ kind: 'login' }));
    await send(dialogActions.opened({ kind: 'register' }));
    await send(dialogActions.closed('login'));
    const types = [loginActions.loginClosed.type, registerActions.registerClosed.type, forgotActions.forgotClosed.type];
    expect(types.map(count)).toEqual([1, 0, 0]);
    await send(dialogActions.opened({ kind: 'forgot' }));
    await send(dialogActions.closed('register'));
    expect(types.map(count)).toEqual([1, 1, 0]);
    await send(dialogActions.allClosed());
    expect(types.map(count)).toEqual([1, 1, 1]);
    await send(dialogActions.closed('forgot'));
    expect(types.map(count)).toEqual([1, 1, 1]);
  });

  it('AUT-10 the login goes on while the new-device check replaces its dialog', async () => {
    const { send, count } = await setUp();
    await send(dialogActions.opened({ kind: 'login' }));
    await send(dialogActions.opened({ kind: 'newDevice' }));
    await send(dialogActions.closed('login'));
    expect(count(loginActions.loginClosed.type)).toBe(0);
    await send(dialogActions.closed('newDevice'));
    expect(count(loginActions.loginClosed.type)).toBe(1);
  });

  it('AUT-10 a dialog of another feature ends no flow', async () => {
    const { send, count, kinds } = await setUp();
    await send(dialogActions.opened({ kind: 'login' }));
    await send(dialogActions.opened({ kind: 'tips', title: 'a', text: 'b', ok: 'c' }));
    await send(dialogActions.closed('tips'));
    expect([count(loginActions.loginClosed.type), kinds()]).toEqual([0, ['login']]);
  });

  it('AUT-10 the end of all flows closes every dialog of this feature and no other', async () => {
    const { send, kinds } = await setUp();
    await send(dialogActions.opened({ kind: 'tips', title: 'a', text: 'b', ok: 'c' }));
    for (const kind of ['login', 'register', 'forgot', 'newDevice'] as const)
      await send(dialogActions.opened({ kind }));
    await send(authActions.authClosed());
    expect(kinds()).toEqual(['tips']);
  });
});

describe('ports', () => {
  it('STO-03 a login ends the flows that are open', async () => {
    const { send, store } = await setUp();
    await send(loginActions.loginOpened());
    await send(registerActions.registerOpened());
    await send(forgotActions.forgotOpened());
    await send(sessionActions.loggedIn({ userId: '7' }));
    const state = store.getState();
    expect([selectLoginFlow(state), selectRegisterFlow(state), selectForgotFlow(state)]).toEqual([
      { step: 'idle' },
      { step: 'idle' },
      { step: 'idle' },
    ]);
  });

  it.each`
    codes                            | sent
    ${{}}                            | ${{ rCode: '', iCode: '' }}
    ${{ rcode: 'R1' }}               | ${{ rCode: 'R1', iCode: '' }}
    ${{ rcode: 'R1', icode: 'I-1' }} | ${{ rCode: 'R1', iCode: 'I-1' }}
  `('AUT-08 a registration sends the stored invitation codes $codes', async ({ codes, sent }) => {
    const register = jest.fn(async () => ({ userId: '7' }));
    const { send, session } = await setUp({
      'user.kaptchcate': () => ({ kaptchcate: 0 }),
      'user.register': register,
      'user.login': async () => ({ token: 't', userId: '7' }),
    });
    for (const [key, value] of Object.entries(codes as Record<string, string>)) session.set(key as 'rcode', value);
    await send(registerActions.registerOpened());
    await send(registerActions.registerRequested(fields));
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    const hash = 'e19d5cd5af0378da05f63f891c7467af';
    expect((register.mock.calls as unknown[][])[0]?.[0]).toEqual({
      name: 'newbie1',
      password: hash,
      secondPassword: hash,
      kaptchcate: 0,
      codeId: '',
      code: '',
      domain: 'localhost',
      ...(sent as object),
    });
  });

  it('an unexpected error of a flow is logged with its message, a refusal is not', async () => {
    const login = jest.fn().mockRejectedValueOnce(new TypeError('broken'));
    login.mockRejectedValueOnce(new ApiError(6002, { endpointId: 'user.login', requestId: 'r', serverMessage: '' }));
    login.mockRejectedValueOnce('text');
    const { send, warn, store } = await setUp({ 'user.login': login });
    await send(loginActions.loginOpened());
    for (const calls of [1, 2, 3]) {
      await send(loginActions.loginRequested({ username: 'demo01', password: 'demo1234' }));
      await waitFor(() => expect(selectLoginFlow(store.getState()).step).toBe('refused'));
      expect(login).toHaveBeenCalledTimes(calls);
    }
    expect(warn.mock.calls).toEqual([
      ['auth.unexpected', { error: 'broken' }],
      ['auth.unexpected', { error: 'unknown' }],
    ]);
  });
});
