import { createSession } from '@pavilion/api-client';
import { createMemoryStore, silentLogger, type KeyValueStore, type Logger } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { dialogActions } from '@pavilion/site-contract';
import { createToastStore } from '@pavilion/ui-kit';
import { createFakeApi, createFakeServices, createFakeSession, boundMember } from '@pavilion/site-testing';
import type { ShellServices } from '../services/createServices.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { zhCN } from '../messages/zhCN.ts';
import { createToastMiddleware } from '../overlays/createToastMiddleware.ts';
import { createSiteStore } from '../store/createSiteStore.ts';
import { followSession } from './followSession.ts';

const login = { token: 'token-1', userId: '7' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(stored?: typeof login, tabs?: KeyValueStore) {
  const session = tabs ? createSession({ store: tabs }) : createFakeSession(stored);
  const logger = { ...silentLogger, warn: jest.fn<void, Parameters<Logger['warn']>>() };
  const fake = createFakeServices({
    session,
    logger,
    clock: createFakeClock(),
    api: createFakeApi({ 'user.memberInfo': () => boundMember }),
  });
  // The session needs no other port of the shell.
  const services = { ...fake, revokeSession: async () => ({}) } as unknown as ShellServices;
  services.i18n.seed(shellMessages, 'zh-CN', zhCN);
  const site = createSiteStore(services);
  const toasts = createToastStore();
  site.addMiddleware(createToastMiddleware(toasts));
  const load = jest.fn(async () => undefined as never);
  const begin = () => followSession(services, site, { load } as never);
  return { session, site, services, load, begin, toasts, warn: logger.warn };
}

describe('followSession', () => {
  it('GRD-02 has a stored session in the state before the first render', async () => {
    const { site, load, begin } = start(login);
    await begin();
    expect(site.store.getState().session).toMatchObject({ status: 'member', userId: '7' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads no code of members for a guest, and loads it once at the first login', async () => {
    const { session, site, load, begin } = start();
    await begin();
    expect([load.mock.calls.length, site.store.getState().session.status]).toEqual([0, 'guest']);
    session.login(login);
    session.login({ ...login, token: 'token-2' });
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(site.store.getState().session).toMatchObject({ status: 'member', userId: '7' });
  });

  it('F-RTE-14 tries again at the next login after its texts could not be loaded', async () => {
    const { session, site, services, begin, warn } = start();
    await begin();
    const ensure = jest.spyOn(services.i18n, 'ensure').mockRejectedValueOnce(new Error('offline'));
    session.login(login);
    await settle();
    expect([warn.mock.calls[0]?.[0], site.store.getState().session.status]).toEqual(['session.unavailable', 'guest']);
    session.login(login);
    await settle();
    expect([ensure.mock.calls.length, site.store.getState().session.status]).toEqual([2, 'member']);
  });

  it('F-RTE-14 AUT-01 closes the login with a notice if the code of members cannot be loaded', async () => {
    const { session, site, services, begin, toasts } = start();
    await begin();
    jest.spyOn(services.i18n, 'ensure').mockRejectedValueOnce(new Error('404'));
    site.store.dispatch(dialogActions.opened({ kind: 'login' }));
    session.login(login);
    await settle();
    expect(site.store.getState().ui.dialogs).toEqual([]);
    expect(toasts.getState().toasts).toMatchObject([{ text: '网站可能刚刚更新，刷新一次即可继续。', tone: 'danger' }]);
  });

  it('AUT-01 closes the login with a notice if the session ends before the code of members is loaded', async () => {
    const { session, site, begin, toasts } = start();
    await begin();
    site.store.dispatch(dialogActions.opened({ kind: 'login' }));
    session.login(login);
    session.expire(login.token);
    await settle();
    expect(site.store.getState()).toMatchObject({ session: { status: 'guest' }, ui: { dialogs: [] } });
    expect(toasts.getState().toasts).toMatchObject([{ text: '请重新登录' }]);
  });

  it('STO-03 leaves the dialogs of a guest open if a login of another tab has ended before the code is loaded', async () => {
    const tabs = createMemoryStore();
    const { session, site, begin, toasts } = start(undefined, tabs);
    await begin();
    site.store.dispatch(dialogActions.opened({ kind: 'login' }));
    const there = createSession({ store: tabs });
    there.login(login);
    session.token();
    there.logout();
    session.token();
    await settle();
    expect(site.store.getState()).toMatchObject({ session: { status: 'guest' }, ui: { dialogs: [{ kind: 'login' }] } });
    expect(toasts.getState().toasts).toEqual([]);
  });

  it('F-RTE-14 shows the notice for a stored session too, and closes no dialog', async () => {
    const { site, services, begin, toasts } = start(login);
    jest.spyOn(services.i18n, 'ensure').mockRejectedValueOnce(new Error('404'));
    site.store.dispatch(dialogActions.opened({ kind: 'tips', text: '内容' }));
    await begin();
    expect(site.store.getState().ui.dialogs).toHaveLength(1);
    expect(toasts.getState().toasts).toMatchObject([{ text: '网站可能刚刚更新，刷新一次即可继续。', tone: 'danger' }]);
  });
});
