import type { FeatureRoute } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createWalletFeature } from './createWalletFeature.ts';
import { walletMessages } from './messages/walletMessages.ts';
import { walletRuntime } from './state/walletRuntime.ts';
import { renderWallet } from './testing/renderWallet.tsx';

const Frame = ({ children }: { readonly children: ReactNode }) => <main aria-label="frame">{children}</main>;
const feature = createWalletFeature({ load: async () => Frame, messages: [] });
const routes = feature.routes ?? [];

const loadPage = async (route: FeatureRoute) => {
  const page = await route.load?.(createFakeServices());
  if (!page) throw new Error(`createWalletFeature.test: the route ${route.path} has no page.`);
  return createElement(page);
};

describe('createWalletFeature', () => {
  it.each([
    ['/mine/wallet', '我的钱包'],
    ['/mine/transfermoney', '转账'],
    ['/mine/savemoney', '存款'],
    ['/mine/transRecord', '交易记录'],
    ['/mine/giftRecord', '礼品记录'],
    ['/mine/exchange', '礼品兑换'],
    ['/mine/takemoney', '取款'],
    ['/mine/savemoney/recharge-wait', '存款订单'],
    ['/mine/savemoney/transfer-wait', '存款订单'],
    ['/mine/savemoney/virtual-wait', '存款订单'],
    ['/mine/huione', '存款订单'],
    ['/mine/addBankCard', '银行卡'],
    ['/mine/alipayManage', '支付宝'],
    ['/mine/virtualCoinCard', '虚拟币地址'],
    ['/mine/accountManage/bank', '银行卡'],
  ])('NAV-06 shows the page at %s with the title %s inside the member frame', async (path, title) => {
    const elements = await Promise.all(
      routes.map(async (route) => ({ path: route.path, element: await loadPage(route) })),
    );
    const page = (
      <Routes>
        {elements.map((route) => (
          <Route key={route.path} {...route} />
        ))}
      </Routes>
    );
    await act(() => renderWallet(page, {}, { path }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('main', { name: 'frame' })).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('GRD-03 requires a login for each page, and bound phone and name for saved accounts only', () => {
    expect(routes.filter(({ requiresAuth }) => requiresAuth !== true)).toEqual([]);
    expect(routes.filter(({ bindPhone }) => bindPhone).map(({ path }) => path)).toEqual([
      '/mine/addBankCard',
      '/mine/alipayManage',
      '/mine/virtualCoinCard',
      '/mine/accountManage/:id',
    ]);
  });

  it('GAM-02 opens a framed venue as a document of its own, without the member frame', async () => {
    const [game] = routes.filter(({ ownDocument }) => ownDocument);
    expect(game).toMatchObject({ path: '/dz/game', layout: 'wide' });
    await renderWallet(await loadPage(game as FeatureRoute), {}, { path: '/dz/game' });
    expect(screen.getByText('没有正在进入的场馆')).toBeVisible();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('loads texts, state and dialogs of the wallet', async () => {
    expect(feature.id).toBe('wallet');
    expect(feature.messages).toContain(walletMessages);
    expect(await feature.runtime?.()).toBe(walletRuntime);
    const dialogs = await Promise.all([feature.dialogs?.enterVenue?.(), feature.dialogs?.turnoverLock?.()]);
    expect(dialogs.map((dialog) => dialog?.name)).toEqual(['EnterVenueDialog', 'TurnoverLockDialog']);
  });
});
