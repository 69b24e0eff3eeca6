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
