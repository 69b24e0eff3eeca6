import { renderWithSite } from '@pavilion/site-testing';
import { isPageOpen, siteActions } from '@pavilion/site-contract';
import { act, screen } from '@testing-library/react';
import { accountMessages } from '../messages/accountMessages.ts';
import { MineMenu } from './MineMenu.tsx';

const children =
  'userinfo auth virtualCoinCard alipayManage introTutorial addBankCard exchange vip vip/detail welfare wallet ' +
  'transRecord betRecord giftRecord message feedback savemoney transfermoney takemoney';

const setUp = (path = '/mine/betRecord') => renderWithSite(<MineMenu />, { messages: [accountMessages], path });

describe('MineMenu', () => {
  it('NAV-06 NAV-12 has a link to every page of the member that exists, and to no other', async () => {
    await setUp();
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const all = children.split(' ').map((path) => `/mine/${path}`);
    const [open, planned] = [all.filter(isPageOpen), all.filter((path) => !isPageOpen(path))];
    expect(paths).toEqual(expect.arrayContaining(open));
    expect(paths.filter((path) => planned.includes(path ?? ''))).toEqual([]);
    expect(paths.some((path) => path?.startsWith('/mine/accountManage/'))).toBe(true);
  });

  it.each`
    path                              | entry
    ${'/mine/betRecord'}              | ${'投注记录'}
    ${'/mine/savemoney/virtual-wait'} | ${'存款'}
    ${'/mine/huione'}                 | ${'存款'}
    ${'/mine/accountManage/coin'}     | ${'账户管理'}
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
});
