import { sessionActions, siteActions } from '@pavilion/site-contract';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeApi, createFakeSession, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../messages/accountMessages.ts';
import { MineMenu } from './MineMenu.tsx';

const children =
  'userinfo auth virtualCoinCard alipayManage introTutorial addBankCard exchange vip vip/detail welfare wallet ' +
  'transRecord betRecord giftRecord message feedback savemoney transfermoney takemoney';

const setUp = (path = '/mine/betRecord', store = createMemoryStore()) =>
  renderWithSite(<MineMenu />, { messages: [accountMessages], path, services: { store } });

const listPaths = (isHidden = false) =>
  screen.getAllByRole('link', { hidden: isHidden }).map((link) => link.getAttribute('href'));

const getGroup = (name: string) => screen.getByRole('button', { name });

describe('MineMenu', () => {
  it('NAV-06 NAV-12 has a link to every page of the member that exists, and to no other', async () => {
    await setUp();
    const paths = listPaths(true);
    const all = ['/mine', ...children.split(' ').map((path) => `/mine/${path}`)];
    expect(paths).toEqual(expect.arrayContaining(all));
    expect(paths.some((path) => path?.startsWith('/mine/accountManage/'))).toBe(true);
  });

  it.each`
    path                              | entry
    ${'/mine'}                        | ${'总览'}
    ${'/mine/'}                       | ${'总览'}
    ${'/mine/betRecord'}              | ${'投注记录'}
    ${'/mine/savemoney/virtual-wait'} | ${'存款'}
    ${'/mine/huione'}                 | ${'存款'}
    ${'/mine/accountManage/coin'}     | ${'收款账户管理'}
  `('NAV-06 marks only $entry on $path', async ({ path, entry }) => {
    await setUp(path as string);
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([entry]);
  });

  it('GRD-05 has no deposit entry while deposits are closed', async () => {
    const { store } = await setUp();
    expect(screen.getByRole('link', { name: '存款' })).toBeInTheDocument();
    const settings = store.getState().site;
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, depositSwitch: '0' })));
    expect(screen.queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  it('NAV-06 folds a group and shows it folded on the next visit', async () => {
    const store = createMemoryStore();
    const first = await setUp('/mine/betRecord', store);
    expect(getGroup('收款账户')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(getGroup('资金'));
    await userEvent.click(getGroup('收款账户'));
    first.unmount();
    await setUp('/mine/betRecord', store);
    expect(getGroup('资金')).toHaveAttribute('aria-expanded', 'false');
    expect(listPaths()).not.toContain('/mine/wallet');
    expect(listPaths()).toContain('/mine/addBankCard');
  });

  it('NAV-06 unfolds the group of the open page, unless the player folded it', async () => {
    const store = createMemoryStore();
    const first = await setUp('/mine/addBankCard', store);
    expect(getGroup('收款账户')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(getGroup('收款账户'));
    first.unmount();
    await setUp('/mine/addBankCard', store);
    expect(getGroup('收款账户')).toHaveAttribute('aria-expanded', 'false');
  });

  it('STO-02 ignores an invalid list of folded groups', async () => {
    const store = createMemoryStore();
    store.set('mine.groups', '{"money":[} __proto__ +\u0000 -');
    await setUp('/mine', store);
    expect(getGroup('资金')).toHaveAttribute('aria-expanded', 'true');
  });

  it.each`
    search       | found
    ${'银行卡'}  | ${['/mine/addBankCard']}
    ${'记录'}    | ${['/mine/betRecord', '/mine/transRecord', '/mine/giftRecord']}
    ${'tzjl'}    | ${['/mine/betRecord']}
    ${'qukuan'}  | ${['/mine/takemoney']}
    ${' quanyi'} | ${['/mine/vip/detail']}
  `('NAV-06 finds $found by $search, also in folded groups', async ({ search, found }) => {
    await setUp();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索功能' }), search as string);
    await waitFor(() => expect(listPaths()).toEqual(found));
  });

  it('NAV-06 shows that nothing was found, and then the groups again after Escape', async () => {
    await setUp();
    const field = screen.getByRole('searchbox', { name: '搜索功能' });
    await userEvent.type(field, '天气');
    expect(screen.getByRole('status')).toHaveTextContent('没有与“天气”相符的功能');
    await userEvent.type(field, '{Escape}');
    expect(getGroup('资金')).toBeVisible();
  });

  it('USR-06 shows the number of unread messages of all kinds', async () => {
    const counts = {
      brnotice_count: 1,
      bractivity_count: 0,
      brbulletin_count: 0,
      brmatch_count: 0,
      brfd_count: 0,
      notice_count: 2,
      activity_count: 0,
      fd_count: 1,
    };
    const { store } = await renderWithSite(<MineMenu />, {
      messages: [accountMessages],
      services: {
        session: createFakeSession({ token: 't', userId: '7' }),
        api: createFakeApi({ 'letter.getUnreadForType': () => counts }),
      },
    });
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    expect(await screen.findByLabelText('4 条未读')).toHaveTextContent('4');
  });
});

describe('mark of the open page', () => {
  it.each`
    path                  | entries
    ${'/mine/vip'}        | ${['VIP 等级']}
    ${'/mine/vip/'}       | ${['VIP 等级']}
    ${'/mine/vip/detail'} | ${['VIP 权益']}
    ${'/mine/savemoney/'} | ${['存款']}
    ${'/mine/savemoneyx'} | ${[]}
    ${'/mine/unknown'}    | ${[]}
    ${'/x/mine'}          | ${[]}
    ${'/x/mine/vip'}      | ${[]}
    ${'/x/mine/huione'}   | ${[]}
  `('on $path is at $entries', async ({ path, entries }) => {
    await setUp(path as string);
    const marked = screen.queryAllByRole('link', { current: 'page', hidden: true });
    expect(marked.map((link) => link.textContent)).toEqual(entries);
  });
});

describe('member menu', () => {
  const zeroCounts = {
    brnotice_count: 0,
    bractivity_count: 0,
    brbulletin_count: 0,
    brmatch_count: 0,
    brfd_count: 0,
    notice_count: 0,
    activity_count: 0,
    fd_count: 0,
  };

  async function setUpUnread(unread: number) {
    const counts = jest.fn(() => ({ ...zeroCounts, notice_count: unread }));
    const site = await renderWithSite(<MineMenu />, {
      messages: [accountMessages],
      services: {
        session: createFakeSession({ token: 't', userId: '7' }),
        api: createFakeApi({ 'letter.getUnreadForType': counts }),
      },
    });
    act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await waitFor(() => expect(counts).toHaveBeenCalled());
    return { ...site, counts };
  }

  it.each`
    unread | text
    ${1}   | ${'1'}
    ${99}  | ${'99'}
    ${100} | ${'99+'}
  `('USR-06 $unread unread messages are shown as $text at the messages only', async ({ unread, text }) => {
    const { counts } = await setUpUnread(unread as number);
    const badge = await screen.findByLabelText(`${unread} 条未读`);
    expect(badge).toHaveTextContent(new RegExp(`^${(text as string).replace('+', '\\+')}$`));
    expect(badge.closest('a')).toHaveAttribute('href', '/mine/message');
    expect(screen.getAllByLabelText(/条未读$/)).toHaveLength(1);
    expect(counts).toHaveBeenCalledWith({ userSystem: 1 }, expect.anything());
  });

  it('USR-06 no number is shown without unread messages', async () => {
    await setUpUnread(0);
    await act(async () => undefined);
    expect(screen.queryByLabelText(/条未读$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '消息中心' }).textContent).toBe('消息中心');
  });

  it('USR-06 the number is also shown in the search', async () => {
    await setUpUnread(3);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索功能' }), '消息中心');
    expect(await screen.findByLabelText('3 条未读')).toBeVisible();
    expect(listPaths()).toEqual(['/mine/message']);
  });

  it.each`
    areas         | isShown
    ${undefined}  | ${false}
    ${['desk']}   | ${false}
    ${['limits']} | ${true}
  `('limits are in the menu with the areas $areas: $isShown', async ({ areas, isShown }) => {
    const { store } = await setUp();
    const settings = store.getState().site;
    act(
      () =>
        void store.dispatch(siteActions.settingsLoaded({ ...settings, ...(areas && { areas: areas as string[] }) })),
    );
    expect(screen.queryAllByRole('link', { name: '限额与自我管理' })).toHaveLength(isShown ? 1 : 0);
  });

  it('an entry whose key the operator hides is left out', async () => {
    const { store } = await setUp();
    const settings = store.getState().site;
    expect(screen.getByRole('link', { name: '消息中心' })).toBeVisible();
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['message'] })));
    expect(screen.queryByRole('link', { name: '消息中心' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '意见反馈' })).toBeVisible();
  });

  /** The button is hidden on a wide page. */
  const getToggle = () => screen.getByText('会员中心', { selector: 'button' });

  it('the menu of a narrow page opens and closes, and names the open page', async () => {
    await setUp('/mine/betRecord');
    const toggle = getToggle();
    const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(toggle).toHaveTextContent('会员中心投注记录');
    expect([toggle.getAttribute('aria-expanded'), body.hasAttribute('data-open')]).toEqual(['false', false]);
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), body.hasAttribute('data-open')]).toEqual(['true', true]);
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), body.hasAttribute('data-open')]).toEqual(['false', false]);
  });

  it.each`
    path            | name
    ${'/mine'}      | ${'会员中心总览'}
    ${'/elsewhere'} | ${'会员中心'}
  `('on $path the menu is named $name', async ({ path, name }) => {
    await setUp(path as string);
    expect(getToggle().textContent).toBe(name);
    expect(screen.getByRole('navigation', { name: '会员中心' })).toBeVisible();
  });

  it('a folded group is marked while it has the open page', async () => {
    await setUp('/mine/betRecord');
    const isMarked = (name: string) => getGroup(name).hasAttribute('data-current');
    expect([isMarked('记录'), isMarked('收款账户')]).toEqual([false, false]);
    await userEvent.click(getGroup('记录'));
    await userEvent.click(getGroup('资金'));
    expect([isMarked('记录'), isMarked('资金')]).toEqual([true, false]);
  });

  it('each choice is stored', async () => {
    const store = createMemoryStore();
    await setUp('/mine/betRecord', store);
    await userEvent.click(getGroup('资金'));
    expect(store.get('mine.groups')).toBe('-money');
    await userEvent.click(getGroup('收款账户'));
    expect(store.get('mine.groups')).toBe('-money +cards');
    await userEvent.click(getGroup('资金'));
    expect(store.get('mine.groups')).toBe('+money +cards');
  });

  it('STO-02 valid words of a stored list are kept, invalid ones are not', async () => {
    const store = createMemoryStore();
    store.set('mine.groups', '-money x+cards +records1 -SERVICE +cards! --account');
    await setUp('/mine', store);
    expect(
      ['资金', '记录', '福利', '消息与服务', '账户', '收款账户'].map((name) =>
        getGroup(name).getAttribute('aria-expanded'),
      ),
    ).toEqual(['false', 'true', 'true', 'true', 'true', 'false']);
    await userEvent.click(getGroup('资金'));
    expect(store.get('mine.groups')).toBe('+money');
  });

  it.each`
    search    | found
    ${'总览'} | ${['/mine']}
    ${'福利'} | ${['/mine/vip', '/mine/vip/detail', '/mine/welfare', '/mine/exchange']}
    ${'zjmm'} | ${[]}
  `('NAV-06 the search $search finds $found', async ({ search, found }) => {
    await setUp();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索功能' }), search as string);
    await waitFor(() => expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(found));
    expect(screen.queryAllByRole('status')).toHaveLength((found as string[]).length === 0 ? 1 : 0);
  });

  it('white space is no search, and other keys than Escape keep the text', async () => {
    await setUp();
    const field = screen.getByRole('searchbox', { name: '搜索功能' });
    await userEvent.type(field, '  ');
    expect(getGroup('资金')).toBeVisible();
    await userEvent.type(field, '天气 {Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(/^没有与“天气”相符的功能$/);
    expect(field).toHaveValue('  天气 ');
  });
});
