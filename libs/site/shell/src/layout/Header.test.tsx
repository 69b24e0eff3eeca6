import { defineFeature, sessionActions } from '@pavilion/site-contract';
import { emptyProfile } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell.tsx';
import { memberKeys, memberPaths } from './memberNavigation.ts';
import { mainKeys, navPaths, utilityKeys } from './navigation.ts';
import { walletActions } from '@pavilion/wallet';

const home = defineFeature({
  id: 'home',
  routes: [{ path: '/', page: () => <input aria-label="note" /> }],
  dialogs: { login: async () => () => null },
});
const member = {
  userId: '7',
  name: 'demo01',
  bindPhone: true,
  bindRealName: true,
  phone: '',
  vipGrade: 1,
  registeredAt: 0,
  lastLoginAt: 0,
  profile: emptyProfile,
};

it('NAV-12 every key stands in one of the three navigations', () => {
  expect([...mainKeys, ...utilityKeys].sort()).toEqual(Object.keys(navPaths).sort());
  expect(memberKeys.flat().sort()).toEqual(Object.keys(memberPaths).sort());
});

describe('header', () => {
  it('offers a guest login and registration', async () => {
    const { store } = await renderShell([home]);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'login' }]);
    expect(screen.getByRole('button', { name: '注册' })).toBeVisible();
  });

  it('shows a member the balance to the cent, hides it, and logs out', async () => {
    let heard: jest.SpyInstance | undefined;
    await renderShell([home], '/', {}, (fresh) => {
      heard = jest.spyOn(fresh, 'dispatch');
      fresh.dispatch(sessionActions.loggedIn({ userId: '7' }));
      fresh.dispatch(sessionActions.memberLoaded(member));
      const facts = { centerWalletBalance: '10000.00', lockMoney: '0.00', venues: [], totalMoney: '0.00' };
      fresh.dispatch(walletActions.balanceLoaded({ facts, at: 0 }));
    });
    expect(await screen.findByText('¥10,000.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '隐藏余额' }));
    expect(screen.queryByText('¥10,000.00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /账户菜单，demo01/ }));
    const menu = screen.getByRole('navigation', { name: '会员菜单' });
    expect(within(menu).getAllByRole('link')).toHaveLength(9);
    await userEvent.click(within(menu).getByRole('button', { name: '退出登录' }));
    expect(heard).toHaveBeenCalledWith(sessionActions.logoutRequested());
  });

  it('Escape closes the menu and gives the focus back (F-UI-02)', async () => {
    await renderShell([home], '/', {}, (fresh) => void fresh.dispatch(sessionActions.loggedIn({ userId: '7' })));
    const trigger = await screen.findByRole('button', { name: /账户菜单/ });
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: '会员菜单' })).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('F-UI-07 F-UI-13 switches language and edition in place: what was typed stays', async () => {
    const { store, services } = await renderShell([home]);
    await userEvent.type(screen.getByLabelText('note'), '100');
    await userEvent.click(screen.getByRole('button', { name: '繁體' }));
    expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '切換到專業版（深色）' }));
    expect(screen.getByLabelText('note')).toHaveValue('100');
    expect([store.getState().ui.edition, services.store.get('pavilion.locale')]).toEqual(['professional', 'zh-TW']);
  });
});
