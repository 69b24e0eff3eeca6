import {
  defineFeature,
  sessionActions,
  siteActions,
  uiActions,
  type FeatureModule,
  type RootState,
} from '@pavilion/site-contract';
import { createFakeServices, boundMember } from '@pavilion/site-testing';
import type { Store } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateFeatures } from '../features/lateFeatures.ts';
import { lateLayouts } from '../navigation/lateLayouts.ts';
import { collectRoutes } from '../navigation/siteRoutes.ts';
import { renderShell } from '../testing/renderShell.tsx';

const createTestPage = (words: string) =>
  function TestPage() {
    return <p>{words}</p>;
  };
const logIn =
  (bound: Partial<typeof boundMember> = {}) =>
  (store: Store<RootState>) => {
    store.dispatch(sessionActions.loggedIn({ userId: '7' }));
    store.dispatch(sessionActions.memberLoaded({ ...boundMember, ...bound }));
  };
const loadPrivatePage = jest.fn(async () => createTestPage('private'));
const createFeature = (more: Partial<FeatureModule> = {}): FeatureModule =>
  defineFeature({
    id: 'test',
    routes: [
      { path: '/', page: createTestPage('home') },
      { path: '/mine/wallet', load: loadPrivatePage, requiresAuth: true },
      { path: '/mine/addBankCard', load: loadPrivatePage, requiresAuth: true, bindPhone: true },
      { path: '/mine/auth', load: async () => createTestPage('bind'), requiresAuth: true },
      { path: '/game/sport/:enName', load: async () => createTestPage('venue'), layout: 'wide' },
    ],
    ...more,
  });

/** On a busy machine a page of several files takes more than 1 s. */
const SLOW_TIMEOUT = { timeout: 4_000 };

/** A site whose only page that is not late is home. */
const home = defineFeature({ id: 'test', routes: [{ path: '/', page: createTestPage('home') }] });

/** Target of the guard of the four routes, whose pages belong to the late features. */
const bindingPage = defineFeature({
  id: 'binding',
  routes: [{ path: '/mine/auth', load: async () => createTestPage('bind'), requiresAuth: true }],
});

/** Loads all pages of the late features before the timeout of a test starts. */
beforeAll(async () => {
  const pages = lateFeatures.flatMap(({ routes = [] }) => routes.map(({ load }) => load?.(createFakeServices())));
  expect(
    await Promise.all([...pages, ...lateFeatures.flatMap(({ runtime }) => (runtime ? [runtime()] : []))]),
  ).not.toContain(undefined);
}, 60_000);

beforeEach(() => {
  loadPrivatePage.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('AppRoutes', () => {
  it('GRD-01 F-RTE-01 redirects a guest to home with a notice and loads no member page', async () => {
    const { services } = await renderShell([createFeature()], '/mine/wallet?a=1');
    expect(await screen.findByText('home')).toBeVisible();
    expect(await screen.findByText('请先登录账号，才能了解更多')).toBeVisible();
    expect(loadPrivatePage).not.toHaveBeenCalled();
    expect(services.session.get('originalUrl')).toBe('/mine/wallet?a=1');
  });

  it('shows a member the page', async () => {
    await renderShell([createFeature()], '/mine/wallet', { prepare: logIn() });
    expect(await screen.findByText('private')).toBeVisible();
  });

  it('GRD-01 a logout on a page of a late feature shows no login notice, also after a visit of a late page as a guest', async () => {
    const { services, store } = await renderShell([home], '/activity/discount');
    expect(await screen.findByRole('heading', { level: 1 }, SLOW_TIMEOUT)).toBeVisible();
    act(() => logIn()(store));
    await act(async () => services.navigate('/mine/limits'));
    expect(await screen.findByRole('heading', { level: 1, name: '限额与自我管理' }, SLOW_TIMEOUT)).toBeVisible();
    await act(async () => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    expect(screen.queryByText('请先登录账号，才能了解更多')).toBeNull();
    expect(services.session.get('originalUrl')).toBeUndefined();
  });

  it.each(['/', '/mine/wallet', '/mine/addBankCard', '/game/sport/crty', '/nowhere'])(
    'ASVS 7.4.4 %s has a logout for a member',
    async (path) => {
      await renderShell([createFeature()], path, { prepare: logIn() });
      await userEvent.click(await screen.findByRole('button', { name: /账户菜单，demo01/ }));
      expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
    },
  );

  it.each`
    bindPhone | bindRealName | page
    ${true}   | ${true}      | ${'private'}
    ${true}   | ${false}     | ${'bind'}
    ${false}  | ${true}      | ${'bind'}
    ${false}  | ${false}     | ${'bind'}
  `('F-RTE-03 GRD-03 shows $page if phone is $bindPhone and name is $bindRealName', async ({ page, ...bound }) => {
    await renderShell([createFeature()], '/mine/addBankCard', { prepare: logIn(bound) });
    expect(await screen.findByText(page)).toBeVisible();
  });

  it('GRD-03 waits for the member’s data before it redirects to the binding page', async () => {
    const logInOnly = (store: Store<RootState>) => void store.dispatch(sessionActions.loggedIn({ userId: '7' }));
    const { services, store } = await renderShell([createFeature()], '/mine/addBankCard', { prepare: logInOnly });
    expect(screen.queryByText('bind')).toBeNull();
    expect(services.session.get('originalUrl')).toBeUndefined();
    await act(async () => void store.dispatch(sessionActions.memberLoaded(boundMember)));
    expect(await screen.findByText('private')).toBeVisible();
    expect(services.session.get('originalUrl')).toBeUndefined();
  });

  describe.each([
    ['/mine/virtualCoinCard', '虚拟币地址'],
    ['/mine/alipayManage', '支付宝'],
    ['/mine/accountManage/7', '收款账户'],
    ['/mine/addBankCard', '银行卡'],
  ])('F-RTE-03 %s, one of the four routes', (path, title) => {
    it.each`
      bindPhone | bindRealName | isLedAway
      ${true}   | ${true}      | ${false}
      ${true}   | ${false}     | ${true}
      ${false}  | ${true}      | ${true}
      ${false}  | ${false}     | ${true}
    `(
      'redirects and stores the path: $isLedAway, if phone is $bindPhone and name is $bindRealName',
      async ({ isLedAway, ...bound }) => {
        const { services } = await renderShell([bindingPage], `${path}?a=1`, { prepare: logIn(bound) });
        if (isLedAway) expect(await screen.findByText('bind', {}, SLOW_TIMEOUT)).toBeVisible();
        else expect(await screen.findByRole('heading', { level: 1, name: title }, SLOW_TIMEOUT)).toBeVisible();
        expect(services.session.get('originalUrl')).toBe(isLedAway ? `${path}?a=1` : undefined);
      },
    );
  });

  it.each(['/nowhere', '/mine/nothing', '/game/sport/crty/x', '/constructor'])(
    'NAV-09 %s is not found',
    async (path) => {
      await renderShell([createFeature()], path);
      expect(await screen.findByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible();
    },
  );

  it.each(['/%zz', '/?q=%zz', '/#%e6', '/%00', '/?q=%00', `/${'a'.repeat(8_192)}`, `/?q=${'a'.repeat(8_192)}`])(
    'F-RTE-13 a malformed address is not found',
    async (path) => {
      await renderShell([createFeature()], path);
      expect(await screen.findByRole('heading', { level: 1, name: '没有这个页面' }, SLOW_TIMEOUT)).toBeVisible();
    },
  );

  it('GAM-02 a late page has the layout of its route, before its file is loaded', async () => {
    expect(
      Object.fromEntries(
        collectRoutes(lateFeatures)
          .filter(({ layout }) => layout !== undefined)
          .map(({ path, layout }) => [path, layout]),
      ),
    ).toEqual(lateLayouts);
    await renderShell([home], '/dz/game');
    expect(screen.getByRole('banner')).toHaveAttribute('data-layout', 'wide');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  describe('SEC-07 a page that needs its own document', () => {
    const load = jest.fn(async () => createTestPage('frame'));
    const framing = createFeature({ routes: [{ path: '/dz/game', load, ownDocument: true }] });
    beforeEach(() => load.mockClear());

    it('reloads in a document of another page and shows nothing of its own', async () => {
      const { reload } = await renderShell([framing], '/dz/game', { documentPath: '/' });
      expect(reload).toHaveBeenCalledTimes(1);
      expect(load).not.toHaveBeenCalled();
    });

    it('is shown in a document of its path', async () => {
      const { reload } = await renderShell([framing], '/dz/game?x=1', { documentPath: '/dz/game' });
      expect(await screen.findByText('frame')).toBeVisible();
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it('NAV-02 a category has its lobby', async () => {
    await renderShell([createFeature()], '/game/realbet');
    expect(await screen.findByRole('heading', { level: 1, name: '真人' }, SLOW_TIMEOUT)).toBeVisible();
  });

  it('GRD-05 the deposit pages are not found while the setting is "0"', async () => {
    const settings = { title: '', h5DomainUrl: '', depositSwitch: '0', editionSwitch: '1', safeSwitch: '1' };
    await renderShell([createFeature()], '/app/help/ck', {
      prepare: (store) => void store.dispatch(siteActions.settingsLoaded(settings)),
    });
    expect(await screen.findByText('没有这个页面')).toBeVisible();
  });

  it('NAV-04 the venue has a header and no footer', async () => {
    await renderShell([createFeature()], '/game/sport/crty');
    expect(await screen.findByText('venue')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('NAV-11 a click on the navigation opens the page at its top', async () => {
    await renderShell([createFeature()]);
    await userEvent.click(screen.getByRole('link', { name: '真人' }));
    expect(await screen.findByRole('heading', { level: 1, name: /真人/ })).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('F-RTE-14 a chunk that fails twice shows a reload button, and the navigation still works', async () => {
    const loadMissingChunk = jest.fn(async () => Promise.reject(new Error('404')));
    const clock = { now: () => 0, after: (_ms: number, run: () => void) => (queueMicrotask(run), () => undefined) };
    await renderShell([createFeature({ routes: [{ path: '/', load: loadMissingChunk }] })], '/', {
      services: { clock },
    });
    expect(await screen.findByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(loadMissingChunk).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeVisible();
  });

  it('F-API-24 a page that cannot be loaded without a network opens when the network returns', async () => {
    let isReachable = false;
    const load = async () => (isReachable ? createTestPage('late') : Promise.reject(new TypeError('Failed to fetch')));
    const clock = { now: () => 0, after: (_ms: number, run: () => void) => (queueMicrotask(run), () => undefined) };
    const { store } = await renderShell([createFeature({ routes: [{ path: '/', load }] })], '/', {
      services: { clock },
      prepare: (created) => created.dispatch(uiActions.onlineChanged(false)),
    });
    expect(await screen.findByText('网络恢复后，本页会自动打开。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '刷新页面' })).not.toBeInTheDocument();
    isReachable = true;
    act(() => void store.dispatch(uiActions.onlineChanged(true)));
    expect(await screen.findByText('late')).toBeVisible();
  });

  it('F-UI-05 a page that fails to render leaves the navigation intact', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('bug');
    };
    await renderShell([createFeature({ routes: [{ path: '/', page: Broken }] })]);
    expect(await screen.findByText('这一部分出了问题')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeVisible();
    consoleError.mockRestore();
  });
});

it.each`
  path                | tips
  ${'/app/help/zxkf'} | ${['tips']}
  ${'/sponsor'}       | ${[]}
`('DLG-05 $path opens the dialogs $tips', async ({ path, tips }) => {
  const { store } = await renderShell([home], path as string);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), SLOW_TIMEOUT);
  expect(store.getState().ui.dialogs.map(({ kind }) => kind)).toEqual(tips);
});
