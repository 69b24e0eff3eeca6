import { createReturnTo } from '@pavilion/auth-flows';
import { ApiError, createSession, SessionEndedError, TransportError, type TabChannel } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { dialogActions, sessionActions, type Services } from '@pavilion/site-contract';
import {
  boundMember,
  createFakeApi,
  createFakeServices,
  createFakeSession,
  type FakeHandlers,
} from '@pavilion/site-testing';
import { toastActions, type ToastRequest } from '@pavilion/site-contract';
import { readsChanged, type ReadsChange } from '@pavilion/site-data';
import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { createSiteStore } from '../store/createSiteStore.ts';
import { navigated } from '../navigation/navigated.ts';
import { memberRuntime } from './memberRuntime.ts';
import { createSessionSaga } from './sessionSaga.ts';

const handlers: FakeHandlers = { 'user.memberInfo': () => boundMember };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function startSession(
  handlers: FakeHandlers,
  login?: { token: string; userId: string },
  session = createFakeSession(login),
) {
  const navigate = jest.fn<void, Parameters<Services['navigate']>>();
  const revokeSession = jest.fn(async () => ({}));
  const services = { ...createFakeServices({ session, navigate, api: createFakeApi(handlers) }), revokeSession };
  await services.i18n.ensure(memberRuntime.messages);
  const site = createSiteStore(services);
  const toasts: ToastRequest[] = [];
  site.run('toasts', function* record() {
    yield takeEvery(toastActions.shown, ({ payload }) => void toasts.push(payload));
    yield takeEvery(toastActions.dismissed, ({ payload }) => {
      const at = toasts.findIndex(({ id }) => id === payload);
      if (at >= 0) toasts.splice(at, 1);
    });
  });
  const changes: ReadsChange[] = [];
  site.run('changes', function* record() {
    yield takeEvery(readsChanged, ({ payload }) => void changes.push(payload));
  });
  const sessionEvents: UnknownAction[] = [];
  site.run('sessionEvents', function* record() {
    const types = [sessionActions.loggedIn.type, sessionActions.loggedOut.type];
    yield takeEvery(types, (action: UnknownAction) => void sessionEvents.push(action));
  });
  site.run('session', createSessionSaga(services));
  await settle();
  const texts = () => toasts.map(({ text }) => text);
  return { session, store: site.store, navigate, revokeSession, changes, sessionEvents, texts };
}

/** Creates the sessions of two tabs of one browser, logged in as member 7. */
function openTwoTabs() {
  const store = createMemoryStore();
  createSession({ store }).login({ token: 'token-1', userId: '7' });
  const listeners = new Set<(message: unknown) => void>();
  const openTab = () => {
    let own: (message: unknown) => void = () => undefined;
    const channel: TabChannel = {
      post: (message) => listeners.forEach((listener) => listener !== own && listener(message)),
      listen: (listener) => {
        own = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return createSession({ store, channel });
  };
  return {
    store,
    here: openTab(),
    there: openTab(),
    post: (message: unknown) => listeners.forEach((to) => to(message)),
  };
}

const login = { token: 'token-1', userId: '7' };

describe('sessionSaga', () => {
  it('AUT-04 loads the member, closes dialogs and opens the wanted path after a login', async () => {
    const { session, store, navigate } = await startSession(handlers);
    store.dispatch(dialogActions.opened({ kind: 'login' }));
    createReturnTo(session).remember('/game/sport/crty');
    session.login(login);
    await settle();
    expect(store.getState().session).toEqual({ status: 'member', userId: '7', member: boundMember });
    expect([store.getState().ui.dialogs, session.get('originalUrl')]).toEqual([[], undefined]);
    expect(navigate.mock.calls).toEqual([['/game/sport/crty']]);
  });

  it('GRD-01 removes the notice to log in after the login', async () => {
    const { session, store, texts } = await startSession(handlers);
    store.dispatch(toastActions.shown({ kind: 'info', text: '请先登录账号，才能了解更多', id: 'loginFirst' }));
    session.login(login);
    await settle();
    expect(texts()).toEqual(['登录成功']);
  });

  it('F-RTE-11 ignores a wanted path outside the site', async () => {
    const { session, navigate } = await startSession(handlers);
    session.set('originalUrl', '//evil.example');
    session.login(login);
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('F-STO-02 shows a notice if the browser cannot store the login', async () => {
    const closed = createSession({ store: { get: () => undefined, set: () => false, remove: () => undefined } });
    const { session, texts } = await startSession(handlers, undefined, closed);
    session.login(login);
    await settle();
    expect(texts()).toEqual(['登录成功', '浏览器不保存登录状态，关闭本页后需要重新登录']);
  });

  it('restores a stored session after a reload, without a toast', async () => {
    const { store, texts } = await startSession(handlers, login);
    expect(store.getState().session.member).toEqual(boundMember);
    expect(texts()).toEqual([]);
  });

  const forcedLetters = [{ letterId: '12', title: '必读', content: '<p>内容</p>', createTime: 0 }];
  const withForced = jest.fn(({ isPop }: { isPop?: number | undefined }) =>
    isPop === 1 ? { ...boundMember, forcedLetters } : boundMember,
  );

  it('USR-06 shows the forced messages once after a login', async () => {
    const { session, store } = await startSession({ 'user.memberInfo': withForced });
    session.login(login);
    await settle();
    await settle();
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'letters', letters: forcedLetters }]);
    expect(store.getState().session.member).toEqual(boundMember);
  });

  it('USR-06 shows no forced messages after a reload', async () => {
    withForced.mockClear();
    const { store } = await startSession({ 'user.memberInfo': withForced }, login);
    await settle();
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(withForced.mock.calls.every(([{ isPop }]) => isPop === undefined)).toBe(true);
  });

  it('USR-06 keeps the login if the forced messages cannot be loaded', async () => {
    const { session, store } = await startSession({
      'user.memberInfo': ({ isPop }) => {
        if (isPop !== 1) return boundMember;
        throw new ApiError(6005, { endpointId: 'user.memberInfo', requestId: 'r', serverMessage: '' });
      },
    });
    session.login(login);
    await settle();
    await settle();
    expect([store.getState().session.status, store.getState().ui.dialogs]).toEqual(['member', []]);
  });

  it('GRD-02 GRD-04 F-RTE-15 fetches the member on navigation, at most twice for 50 navigations in a row', async () => {
    const fetchMember = jest.fn(() => boundMember);
    const { store } = await startSession({ ...handlers, 'user.memberInfo': fetchMember }, login);
    fetchMember.mockClear();
    for (let at = 0; at < 50; at += 1) store.dispatch(navigated(`/page/${at}`));
    await settle();
    await settle();
    expect(fetchMember.mock.calls.length).toBeLessThanOrEqual(2);
    expect(fetchMember).toHaveBeenCalled();
  });

  it('GRD-04 AUT-04 reports balance and letters as changed at login and on each navigation', async () => {
    const { store, changes } = await startSession(handlers, login);
    const shown = { tags: ['balance', 'letters'] };
    expect(changes).toEqual([shown]);
    store.dispatch(navigated('/mine/vip'));
    await settle();
    expect(changes).toEqual([shown, shown]);
  });

  it('GRD-02 sends no call for a guest', async () => {
    const { store, texts, changes } = await startSession({});
    store.dispatch(navigated('/sponsor'));
    await settle();
    expect([texts(), changes]).toEqual([[], []]);
  });

  it.each`
    failure          | error
    ${'a 500'}       | ${new ApiError(6005, { endpointId: 'user.memberInfo', requestId: 'r', serverMessage: '' })}
    ${'no response'} | ${new TransportError('timeout', { endpointId: 'user.memberInfo', requestId: 'r', outcome: 'none', attempts: 1 })}
  `('F-RTE-02 GRD-02 $failure in the guard logs out and opens home, once', async ({ error }: { error: Error }) => {
    const failing = { 'user.memberInfo': () => Promise.reject(error) } as FakeHandlers;
    const { session, store, navigate, texts } = await startSession(failing, login);
    expect(session.getState().isLoggedIn).toBe(false);
    expect(store.getState().session.status).toBe('guest');
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]]);
    expect(texts()).toEqual(['请重新登录']);
  });

  it('F-API-28 a guard call of a former session ends no session and shows nothing', async () => {
    const ended = new SessionEndedError({ endpointId: 'user.memberInfo', requestId: 'r', outcome: 'none' });
    const late = { ...handlers, 'user.memberInfo': () => Promise.reject(ended) } as FakeHandlers;
    const { session, store, navigate, texts } = await startSession(late, { token: 'token-2', userId: '8' });
    expect(session.getState()).toEqual({ isLoggedIn: true, userId: '8' });
    expect(store.getState().session.status).toBe('member');
    expect([navigate.mock.calls, texts()]).toEqual([[], []]);
  });

  it.each(['offline', 'unavailable'] as const)(
    'GRD-02 W4 a guard call that was not sent (%s) keeps the session and is sent again',
    async (reason) => {
      const facts = { endpointId: 'user.memberInfo', requestId: 'r', outcome: 'none', attempts: 0 } as const;
      const responses = [() => Promise.reject(new TransportError(reason, facts)), () => boundMember];
      const held = { ...handlers, 'user.memberInfo': () => responses.shift()?.() } as FakeHandlers;
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      const starting = startSession(held, login);
      await jest.advanceTimersByTimeAsync(0);
      const { session, store, navigate, texts } = await starting;
      expect([session.getState().isLoggedIn, store.getState().session.member]).toEqual([true, undefined]);
      await jest.advanceTimersByTimeAsync(5_000);
      jest.useRealTimers();
      expect([store.getState().session.member, navigate.mock.calls, texts()]).toEqual([boundMember, [], []]);
    },
  );

  it('ERR-02 F-API-10 I6 an expired session shows home and the login with one notice, however many calls failed', async () => {
    const { session, store, navigate, texts } = await startSession(handlers, login);
    for (let at = 0; at < 50; at += 1) session.expire('token-1');
    await settle();
    expect(texts()).toEqual([]);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'login', notice: '请重新登录' }]);
  });

  it.each`
    rule                                                     | at                      | kept                   | wanted
    ${'F-AUTH-17 the page with its query and its open form'} | ${'/mine/auth?a#phone'} | ${undefined}           | ${'/mine/auth?a#phone'}
    ${'GRD-03 the target of the binding page'}               | ${'/mine/auth'}         | ${'/mine/addBankCard'} | ${'/mine/addBankCard'}
    ${'any other page replaces the stored path'}             | ${'/mine/vip'}          | ${'/mine/addBankCard'} | ${'/mine/vip'}
    ${'none for home'}                                       | ${'/'}                  | ${undefined}           | ${undefined}
  `('stores the return path of an expired session: $rule', async ({ at, kept, wanted }) => {
    const { session } = await startSession(handlers, login);
    if (kept) session.set('originalUrl', kept);
    window.history.replaceState({}, '', at);
    session.expire('token-1');
    await settle();
    window.history.replaceState({}, '', '/');
    expect(session.get('originalUrl')).toBe(wanted);
  });

  it('stores no return path after a logout by the player', async () => {
    const { session } = await startSession(handlers, login);
    window.history.replaceState({}, '', '/mine/vip');
    session.logout();
    await settle();
    window.history.replaceState({}, '', '/');
    expect(session.get('originalUrl')).toBeUndefined();
  });

  it('F-AUTH-17 the expiry in one tab keeps its return path while the other tab follows', async () => {
    const { here, there } = openTwoTabs();
    const first = await startSession(handlers, undefined, here);
    const second = await startSession(handlers, undefined, there);
    window.history.replaceState({}, '', '/mine/vip');
    here.expire('token-1');
    await settle();
    window.history.replaceState({}, '', '/');
    expect(here.get('originalUrl')).toBe('/mine/vip');
    expect([first.texts(), second.texts()]).toEqual([[], ['请重新登录']]);
    expect(second.sessionEvents.at(-1)).toEqual(sessionActions.loggedOut({ reason: 'expired' }));
    expect(first.store.getState().ui.dialogs).toEqual([{ kind: 'login', notice: '请重新登录' }]);
    expect(second.store.getState().ui.dialogs).toEqual([]);
  });

  it('STO-03 a logout in another tab is announced as such', async () => {
    const { here, there } = openTwoTabs();
    const { texts, sessionEvents } = await startSession(handlers, undefined, there);
    here.logout();
    await settle();
    expect(texts()).toEqual(['您的登录已在另一个页面结束']);
    expect(sessionEvents.at(-1)).toEqual(sessionActions.loggedOut({ reason: 'otherTab' }));
  });

  it('STO-03 an expiry in another tab whose change of the store arrives before its message is announced as no logout', async () => {
    const { store: stored, here, post } = openTwoTabs();
    const { texts } = await startSession(handlers, undefined, here);
    createSession({ store: stored }).expire('token-1');
    post({ type: 'loggedOut' });
    post({ type: 'expired' });
    await settle();
    expect(texts()).toEqual(['您的登录已在另一个页面结束']);
  });

  it('F-WAL-22 a login of another member ends the session of the former one first', async () => {
    const { store: stored, here, post } = openTwoTabs();
    const { store, navigate, sessionEvents, texts } = await startSession(handlers, undefined, here);
    // The tab was suspended and has missed the logout of member 7.
    createSession({ store: stored }).login({ token: 'token-2', userId: '8' });
    post({ type: 'loggedIn' });
    await settle();
    expect(sessionEvents).toEqual([
      sessionActions.loggedIn({ userId: '7' }),
      sessionActions.loggedOut({ reason: 'otherTab' }),
      sessionActions.loggedIn({ userId: '8' }),
    ]);
    expect(store.getState().session.userId).toBe('8');
    expect([navigate.mock.calls, texts()]).toEqual([[['/', { replace: true }]], []]);
  });

  it('a new login of the same member in another tab ends nothing', async () => {
    const { store: stored, here, post } = openTwoTabs();
    const { navigate, sessionEvents } = await startSession(handlers, undefined, here);
    createSession({ store: stored }).login({ token: 'token-2', userId: '7' });
    post({ type: 'loggedIn' });
    await settle();
    expect(sessionEvents.map(({ type }) => type)).not.toContain(sessionActions.loggedOut.type);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each`
    end                    | leave
    ${'by the player'}     | ${({ here }: Tabs) => here.logout()}
    ${'in another tab'}    | ${({ there }: Tabs) => there.logout()}
    ${'by another member'} | ${({ there }: Tabs) => there.login({ token: 'token-2', userId: '8' })}
  `(
    'F-AUTH-18 F-WAL-22 the end of a session $end closes its dialogs',
    async ({ leave }: { readonly leave: (tabs: Tabs) => void }) => {
      const tabs = openTwoTabs();
      const { store } = await startSession(handlers, undefined, tabs.here);
      store.dispatch(dialogActions.opened({ kind: 'letters', letters: forcedLetters }));
      store.dispatch(dialogActions.opened({ kind: 'realityCheck', startedAt: 0 }));
      leave(tabs);
      await settle();
      expect(store.getState().ui.dialogs).toEqual([]);
    },
  );

  it('F-AUTH-18 an expired session leaves only the login dialog open', async () => {
    const { session, store } = await startSession(handlers, login);
    store.dispatch(dialogActions.opened({ kind: 'letters', letters: forcedLetters }));
    session.expire('token-1');
    await settle();
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'login', notice: '请重新登录' }]);
  });

  it('F-AUTH-21 logs out at once and revokes the ended token on the server', async () => {
    const { session, store, revokeSession } = await startSession(handlers, login);
    store.dispatch({ type: 'session/logoutRequested' });
    await settle();
    expect(session.getState().isLoggedIn).toBe(false);
    expect(store.getState().session.status).toBe('guest');
    expect(revokeSession).toHaveBeenCalledWith(login);
  });

  it('F-API-27 drops a response that arrives after the logout', async () => {
    let respond = (_value: typeof boundMember) => undefined as void;
    const slow: FakeHandlers = { ...handlers, 'user.memberInfo': () => new Promise((resolve) => (respond = resolve)) };
    const { session, store } = await startSession(slow, login);
    session.logout();
    respond(boundMember);
    await settle();
    expect(store.getState().session.member).toBeUndefined();
  });
});

type Tabs = ReturnType<typeof openTwoTabs>;
