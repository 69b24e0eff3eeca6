import type { ResponseOf } from '@pavilion/api-client';
import {
  defineFeature,
  dialogActions,
  memberPaths,
  navPaths,
  type RootState,
  sessionActions,
  siteActions,
  uiActions,
} from '@pavilion/site-contract';
import { createFakeClock } from '@pavilion/kernel/testing';
import { readsChanged } from '@pavilion/site-data';
import { boundMember, createFakeApi, createBalanceHandlers, type FakeHandlers } from '@pavilion/site-testing';
import type { Store } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell.tsx';
import { memberKeys } from './member/memberNavigation.ts';
import { mainKeys, utilityKeys } from './nav/navigation.ts';

const home = defineFeature({
  id: 'home',
  routes: [{ path: '/', page: () => <input aria-label="note" /> }],
  dialogs: { login: async () => () => null },
});

it('NAV-12 every key is part of one of the three navigations', () => {
  expect([...mainKeys, ...utilityKeys].sort()).toEqual(Object.keys(navPaths).sort());
  expect(memberKeys.flat().sort()).toEqual(Object.keys(memberPaths).sort());
});

type Money = ResponseOf<'transfer.getBalance'>;
const centre: Money = { currency: 'CNY', centerWalletBalance: '1000.00', lockMoney: '0.00' };
const unread = {
  brnotice_count: 1,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 2,
  activity_count: 0,
  fd_count: 0,
};
const countLinksTo = (path: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === path).length;
const logIn = (store: Store<RootState>) => void store.dispatch(sessionActions.loggedIn({ userId: '7' }));

describe('Header', () => {
  it('AUT-01 loads a dialog when the pointer reaches its button, and once more after a failure', async () => {
    const load = jest.fn(async () => () => <div role="dialog">register</div>);
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const clock = createFakeClock();
    const feature = defineFeature({
      id: 'home',
      routes: [{ path: '/', page: () => <p>home</p> }],
      dialogs: { register: load },
    });
    await renderShell([feature], '/', { services: { clock } });
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    act(() => clock.advance(600));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('ACT-02 does not show the entries of both navigations that the operator hides', async () => {
    const { store } = await renderShell([home]);
    const settings = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };
    const countLinks = () => ['/sponsor', '/game/fishing', '/game/egame'].map(countLinksTo);
    expect(countLinks()).toEqual([1, 1, 1]);
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['sponsor', 'BY'] })));
    expect(countLinks()).toEqual([0, 0, 1]);
  });

  it('ACT-02 GRD-05 does not link hidden pages of the member, and shows no inbox without messages', async () => {
    const { store } = await renderShell([home], '/', {
      services: { api: createFakeApi(createBalanceHandlers()) },
      prepare: logIn,
    });
    await userEvent.click(await screen.findByRole('button', { name: /账户菜单/ }));
    const paths = ['/mine/savemoney', '/mine/vip', '/mine/betRecord'];
    expect(paths.map(countLinksTo)).toEqual([2, 1, 1]);
    const settings = { title: '', h5DomainUrl: '', depositSwitch: '0', editionSwitch: '1', safeSwitch: '1' };
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['vip', 'message'] })));
    expect(paths.map(countLinksTo)).toEqual([0, 0, 1]);
    expect(screen.queryByRole('button', { name: /消息/ })).toBeNull();
  });

  it('shows login and registration to a guest', async () => {
    const { store } = await renderShell([home]);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'login' }]);
    expect(screen.getByRole('button', { name: '注册' })).toBeVisible();
  });

  it('SRC-02 “/” and the button open the search, but not a slash that is typed', async () => {
    const search = { ...home, dialogs: { ...home.dialogs, search: async () => () => null } };
    const { store } = await renderShell([search]);
    await userEvent.type(screen.getByRole('textbox', { name: 'note' }), '1/2');
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('1/2');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('/');
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'search' }]);
    act(() => void store.dispatch(dialogActions.closed('search')));
    await userEvent.click(screen.getByRole('button', { name: /^搜索/ }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'search' }]);
  });

  it('shows a member the balance to the cent, hides it, and logs out', async () => {
    let dispatchSpy: jest.SpyInstance | undefined;
    await renderShell([home], '/', {
      services: { api: createFakeApi(createBalanceHandlers({ centerWalletBalance: '10000.00' })) },
      prepare: (fresh) => {
        dispatchSpy = jest.spyOn(fresh, 'dispatch');
        fresh.dispatch(sessionActions.loggedIn({ userId: '7' }));
        fresh.dispatch(sessionActions.memberLoaded(boundMember));
      },
    });
    expect(await screen.findByText('¥10,000.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '隐藏余额' }));
    expect(screen.queryByText('¥10,000.00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /账户菜单，demo01/ }));
    const menu = screen.getByRole('navigation', { name: '会员菜单' });
    const paths = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const keyPaths = memberKeys.flat().map((key) => memberPaths[key]);
    expect(paths).toEqual(['/mine', ...keyPaths]);
    await userEvent.click(within(menu).getByRole('button', { name: '退出登录' }));
    expect(dispatchSpy).toHaveBeenCalledWith(sessionActions.logoutRequested());
  });

  it('F-WAL-14 keeps the balance during a refresh and after a failed one, and marks it as stale', async () => {
    const responses = [() => centre, () => Promise.reject(new Error('lost'))];
    const getBalance = jest.fn(() => responses.shift()?.() ?? centre);
    await renderShell([home], '/', {
      services: { api: createFakeApi({ ...createBalanceHandlers(), 'transfer.getBalance': getBalance }) },
      prepare: logIn,
    });
    const amount = await screen.findByText('¥1,000.00');
    const refresh = screen.getByRole('button', { name: '刷新余额' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    await act(async () => {
      refresh.click();
    });
    expect(amount).toHaveTextContent('¥1,000.00');
    await waitFor(() => expect(amount).toHaveAttribute('data-stale', 'true'));
    await userEvent.click(refresh);
    await waitFor(() => expect(amount).not.toHaveAttribute('data-stale'));
    expect(getBalance).toHaveBeenCalledTimes(3);
  });

  it('F-WAL-22 shows the next member no balance of the former one', async () => {
    let respond = (_money: Money) => undefined as void;
    const responses = [async () => centre, () => new Promise<Money>((resolve) => (respond = resolve))];
    const { store } = await renderShell([home], '/', {
      services: {
        api: createFakeApi({
          ...createBalanceHandlers(),
          'transfer.getBalance': () => responses.shift()?.() ?? Promise.reject(new Error('no more calls')),
        }),
      },
      prepare: logIn,
    });
    expect(await screen.findByText('¥1,000.00')).toBeVisible();
    const shown: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() => shown.push(screen.queryByTestId('balance')?.textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: '8' })));
    expect(await screen.findByTestId('balance')).toHaveTextContent('--');
    await act(async () => respond({ ...centre, centerWalletBalance: '2.00' }));
    expect(await screen.findByText('¥2.00')).toBeVisible();
    observer.disconnect();
    expect(shown.filter((text) => text?.includes('1,000.00'))).toEqual([]);
  });

  it('F-WAL-14 shows no amount before the first response', async () => {
    await renderShell([home], '/', { services: { api: createFakeApi({}) }, prepare: logIn });
    expect(await screen.findByTestId('balance')).toHaveTextContent('--');
  });

  it('counts unread inbox messages of all kinds, and keeps the number after a failure', async () => {
    const responses = [() => unread, () => Promise.reject(new Error('lost'))];
    const handlers: FakeHandlers = { 'letter.getUnreadForType': () => responses.shift()?.() ?? unread };
    const { store } = await renderShell([home], '/', { services: { api: createFakeApi(handlers) }, prepare: logIn });
    expect(await screen.findByRole('button', { name: /3 条未读消息/ })).toHaveTextContent('3');
    await act(async () => void store.dispatch(readsChanged({ tags: ['letters'] })));
    expect(responses).toEqual([]);
    expect(screen.getByRole('button', { name: /3 条未读消息/ })).toHaveTextContent('3');
  });

  it('USR-06 shows more than 99 unread messages as 99+, with the exact number in the name', async () => {
    const handlers: FakeHandlers = {
      'letter.getUnreadForType': () => ({ ...unread, notice_count: 98, brnotice_count: 2 }),
    };
    await renderShell([home], '/', { services: { api: createFakeApi(handlers) }, prepare: logIn });
    expect(await screen.findByRole('button', { name: /100 条未读消息/ })).toHaveTextContent('99+');
  });

  it('NAV-12 highlights the current category only, and home only on home', async () => {
    await renderShell([home], '/game/egame');
    const nav = within(screen.getByRole('navigation', { name: '主导航' }));
    const current = () => nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current().map((link) => link.textContent)).toEqual(['电子']);
  });

  it('USR-06 polls balance and unread messages every minute, and not while they are pushed', async () => {
    const clock = createFakeClock();
    const counts = jest.fn(() => unread);
    const getBalance = jest.fn(() => centre);
    const handlers: FakeHandlers = {
      ...createBalanceHandlers(),
      'letter.getUnreadForType': counts,
      'transfer.getBalance': getBalance,
    };
    const { store } = await renderShell([home], '/', {
      services: { api: createFakeApi(handlers), clock },
      prepare: logIn,
    });
    await screen.findByRole('button', { name: /3 条未读消息/ });
    await screen.findByText('¥1,000.00');
    const countCalls = () => [counts.mock.calls.length, getBalance.mock.calls.length];
    const passMinute = () => act(async () => clock.advance(60_000));
    await passMinute();
    expect(countCalls()).toEqual([2, 2]);
    act(() => void store.dispatch(uiActions.pushesChanged(true)));
    await passMinute();
    await passMinute();
    expect(countCalls()).toEqual([2, 2]);
    await act(async () => void store.dispatch(uiActions.pushesChanged(false)));
    await passMinute();
    expect(countCalls()).toEqual([4, 4]);
  });

  it('USR-06 opens the latest five messages under the bell, and reads them only then', async () => {
    const message = (id: number) => ({
      letterId: String(id),
      type: 'notice' as const,
      title: `消息${id}`,
      content: '',
      isRead: id > 1,
      createTime: 0,
    });
    const list = jest.fn(() => ({ total: 9, list: [1, 2, 3, 4, 5].map(message) }));
    const handlers: FakeHandlers = { 'letter.getUnreadForType': () => unread, 'letter.list': list };
    await renderShell([home], '/', { services: { api: createFakeApi(handlers) }, prepare: logIn });
    const bell = await screen.findByRole('button', { name: /3 条未读消息/ });
    expect(list).not.toHaveBeenCalled();
    await userEvent.click(bell);
    const sheet = await screen.findByRole('navigation', { name: '最近的消息' });
    expect(await within(sheet).findByRole('link', { name: /未读， ?消息1/ })).toHaveAttribute(
      'href',
      '/mine/message?id=1',
    );
    expect(within(sheet).getByRole('link', { name: '查看全部消息' })).toHaveAttribute('href', '/mine/message');
    expect(list).toHaveBeenCalledWith({ pageNum: 1, pageSize: 5 }, expect.anything());
    await userEvent.keyboard('{Escape}');
    expect(sheet).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
  });

  it('F-UI-02 Escape closes the menu and returns the focus, other keys keep it open', async () => {
    await renderShell([home], '/', {
      prepare: (fresh) => void fresh.dispatch(sessionActions.loggedIn({ userId: '7' })),
    });
    const trigger = await screen.findByRole('button', { name: /账户菜单/ });
    await userEvent.click(trigger);
    await userEvent.keyboard('{Shift}');
    expect(screen.getByRole('navigation', { name: '会员菜单' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: '会员菜单' })).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('F-UI-07 F-UI-13 switches language and edition without losing typed text', async () => {
    const { store, services } = await renderShell([home]);
    await userEvent.type(screen.getByLabelText('note'), '100');
    await userEvent.click(screen.getByRole('button', { name: '繁體' }));
    expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '切換到專業版（深色）' }));
    expect(screen.getByLabelText('note')).toHaveValue('100');
    expect([store.getState().ui.edition, services.store.get('pavilion.locale')]).toEqual(['professional', 'zh-TW']);
    expect(services.session.get('edition')).toBe('professional');
  });

  it('DSK-11 stores the chosen page size, applies it at once and shows it when the menu opens again', async () => {
    const { services } = await renderShell([home]);
    const menu = screen.getByRole('button', { name: '显示设置' });
    await userEvent.click(menu);
    const sizes = within(await screen.findByRole('radiogroup', { name: '页面大小' }));
    expect(sizes.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    await userEvent.click(sizes.getByRole('radio', { name: '110%' }));
    expect([services.store.get('pavilion.pageSize'), document.documentElement.dataset['pageSize']]).toEqual([
      '110',
      '110',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveFocus();
    await userEvent.click(menu);
    expect(await screen.findByRole('radio', { name: '110%' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '100%' }));
    expect(document.documentElement.dataset['pageSize']).toBeUndefined();
  });
});
