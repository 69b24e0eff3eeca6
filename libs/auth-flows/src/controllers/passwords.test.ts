import { inspect } from 'node:util';
import { md5Hex } from '@pavilion/api-client/md5';
import { createFakeClock } from '@pavilion/kernel/testing';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork } from 'typed-redux-saga';
import type { BindingPorts } from '../binding/bindingPorts.ts';
import { bindingActions, bindingReducer } from '../binding/bindingSlice.ts';
import { createBindingSaga } from '../binding/createBindingSaga.ts';
import { createForgotSaga } from '../forgot/createForgotSaga.ts';
import type { ForgotPorts } from '../forgot/forgotPorts.ts';
import { forgotActions, forgotReducer } from '../forgot/forgotSlice.ts';
import { loginActions } from '../login/loginSlice.ts';
import type { LoginPorts } from '../login/loginPorts.ts';
import { createRegisterSaga } from '../register/createRegisterSaga.ts';
import type { RegisterPorts } from '../register/registerPorts.ts';
import { registerActions, registerReducer } from '../register/registerSlice.ts';
import { captchaPorts } from '../testing/captchaPortsFake.ts';
import { settle } from '@pavilion/testing';
import { loginReducers, loginSagas } from './createLoginController.ts';

/** Development checks whose duration warnings are off, because a busy machine would log them. */
const quietChecks = { immutableCheck: { warnAfter: 10_000 }, serializableCheck: { warnAfter: 10_000 } };

/** Opens a host store with all flows. It records every action and every state, and all hashes that are sent. */
function openHost() {
  const shown: string[] = [];
  const sent: string[] = [];
  const clock = createFakeClock();
  const ports: RegisterPorts & LoginPorts & ForgotPorts & BindingPorts & Parameters<typeof loginSagas>[0] = {
    ...captchaPorts,
    clock,
    hashPassword: md5Hex,
    readInvite: () => ({ domain: 'www.example.com', rCode: '', iCode: '' }),
    register: async ({ password, secondPassword }) => {
      sent.push(password, secondPassword);
      return { userId: '7' };
    },
    login: async ({ password }) => {
      sent.push(password);
      return { token: 't', userId: '7' };
    },
    sendDeviceCode: async () => ({ seconds: 60 }),
    sendResetCode: async () => ({ seconds: 60 }),
    checkResetCode: async () => ({ ticket: 'ticket-1' }),
    resetPassword: async ({ passwordHash }) => void sent.push(passwordHash),
    sendBindingCode: async () => ({ seconds: 60 }),
    bind: async (request) => {
      if (request.kind === 'password') sent.push(request.newPassword);
      if ('password' in request) sent.push(request.password);
    },
    session: { store: () => undefined },
    announce: () => undefined,
    report: (error) => void shown.push(inspect(error)),
  };
  const record: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    shown.push(inspect(action, { depth: Infinity, showHidden: true }), JSON.stringify([action, api.getState()]));
    return result;
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      ...loginReducers,
      register: registerReducer,
      forgot: forgotReducer,
      binding: bindingReducer,
    }),
    middleware: (defaults) => defaults(quietChecks).concat(record, sagas),
  });
  sagas.run(function* flows() {
    yield* all([
      ...loginSagas(ports).map((saga) => fork(saga)),
      fork(createRegisterSaga(ports)),
      fork(createForgotSaga(ports)),
      fork(createBindingSaga(ports)),
    ]);
  });
  const act = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settle();
  };
  return { act, store, shown, sent };
}

type Host = ReturnType<typeof openHost>;

const account = { by: 'email', username: 'lily88', email: 'lily@example.com' } as const;

/** Enters a password in each flow. A new password is typed twice, the present one once. */
const flows = {
  registration: ({ act }: Host, typed: string) =>
    act(
      registerActions.registerRequested({ username: 'lily88', password: typed, repeatPassword: typed, isAgree: true }),
    ),
  login: async ({ act }: Host, typed: string) => {
    await act(loginActions.loginOpened());
    await act(loginActions.loginRequested({ username: 'lily88', password: typed, isRemembering: true }));
  },
  reset: async ({ act }: Host, typed: string) => {
    await act(forgotActions.forgotOpened());
    await act(forgotActions.identityRequested(account));
    await act(forgotActions.codeEntered({ code: '123456' }));
    await act(forgotActions.passwordEntered({ password: typed, repeatPassword: typed }));
  },
  change: async ({ act }: Host, typed: string) => {
    const fields = { kind: 'password', newPassword: typed, repeatPassword: typed, password: typed } as const;
    for (const target of ['login', 'second'] as const) {
      await act(bindingActions.bindingOpened({ kind: 'password' }));
      await act(bindingActions.bindRequested({ ...fields, target, by: 'password' }));
    }
  },
};

/** Enters one password in all flows and returns the hashes that each has sent. */
async function enterEverywhere(typed: string) {
  const sent: Record<string, readonly string[]> = {};
  const shown: string[] = [];
  for (const [name, enter] of Object.entries(flows)) {
    const host = openHost();
    await enter(host, typed);
    sent[name] = [...new Set(host.sent)];
    shown.push(...host.shown);
  }
  return { sent, shown: shown.join('\n') };
}

const hash = md5Hex('demo1234');

describe('passwords in all flows', () => {
  it.each`
    input                   | typed               | hashes
    ${'a password'}         | ${'demo1234'}       | ${[hash]}
    ${'outer spaces'}       | ${'  demo1234 '}    | ${[hash]}
    ${'an inner space'}     | ${'demo 1234'}      | ${[hash]}
    ${'a full-width space'} | ${'demo\u30001234'} | ${[hash]}
    ${'full-width digits'}  | ${'demo１２３４'}   | ${[]}
    ${'NFC'}                | ${'d\u00e9mo1234'}  | ${[]}
    ${'NFD'}                | ${'de\u0301mo1234'} | ${[]}
    ${'a zero-width space'} | ${'demo\u200b1234'} | ${[]}
  `('F-CRY-15 $input: each flow sends the same hash, or none sends any', async ({ typed, hashes }) => {
    const { sent } = await enterEverywhere(typed as string);
    expect(sent).toEqual({ registration: hashes, login: hashes, reset: hashes, change: hashes });
  });

  it('F-CRY-15 a refused present password is an error of its field', async () => {
    const host = openHost();
    await flows.login(host, 'demo１２３４');
    expect(host.store.getState().login).toMatchObject({ fieldErrors: { password: 'passwordCharacters' } });
    await host.act(bindingActions.bindingOpened({ kind: 'password' }));
    const fields = { newPassword: 'wxyz9876', repeatPassword: 'wxyz9876', password: 'demo１２３４' } as const;
    await host.act(bindingActions.bindRequested({ kind: 'password', target: 'login', by: 'password', ...fields }));
    expect(host.store.getState().binding).toMatchObject({ fieldErrors: { present: 'passwordCharacters' } });
    expect(host.sent).toEqual([]);
  });

  it('I7 F-AUTH-14 no action, state or report of a flow contains a password or its hash', async () => {
    const { shown } = await enterEverywhere('demo1234');
    expect(shown).toContain('login/loginRequested');
    expect(shown).toContain('register/registerRequested');
    expect(shown).toContain('forgot/passwordEntered');
    expect(shown).toContain('binding/bindRequested');
    expect(shown).not.toContain('demo1234');
    expect(shown).not.toContain(hash);
  });

  it('I7 a refused form leaves no password in an action or state', async () => {
    const { shown } = await enterEverywhere('demo123456789');
    expect(shown).toContain('passwordRule');
    expect(shown).not.toContain('demo1234');
  });
});
