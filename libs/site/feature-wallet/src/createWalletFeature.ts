import {
  defineFeature,
  errorMessages,
  type FeatureModule,
  type FeatureRoute,
  type MessageCatalogue,
} from '@pavilion/site-contract';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { walletMessages } from './messages/walletMessages.ts';

/** What stands around a member's page: the member menu, a part of another feature, handed in by the shell. */
export interface MineFrame {
  readonly load: () => Promise<ComponentType<{ readonly children: ReactNode }>>;
  readonly messages: readonly MessageCatalogue[];
}

type LoadPage = () => Promise<ComponentType>;

/** Loads page and frame together, and puts the one into the other. */
const framed =
  (frame: MineFrame, load: LoadPage): LoadPage =>
  async () => {
    const [Frame, Page] = await Promise.all([frame.load(), load()]);
    return function FramedPage() {
      return createElement(Frame, null, createElement(Page));
    };
  };

const routes: readonly (FeatureRoute & { readonly load: LoadPage })[] = [
  { path: '/mine/wallet', load: () => import('./overview/WalletPage.tsx').then((file) => file.WalletPage) },
  {
    path: '/mine/transfermoney',
    load: () => import('./transfer/TransferPage.tsx').then((file) => file.TransferPage),
  },
  { path: '/mine/savemoney', load: () => import('./deposit/DepositPage.tsx').then((file) => file.DepositPage) },
  {
    path: '/mine/transRecord',
    skeleton: 'list',
    load: () => import('./records/RecordsPage.tsx').then((file) => file.TransRecordPage),
  },
  {
    path: '/mine/giftRecord',
    skeleton: 'list',
    load: () => import('./records/RecordsPage.tsx').then((file) => file.GiftRecordPage),
  },
  { path: '/mine/exchange', load: () => import('./exchange/ExchangePage.tsx').then((file) => file.ExchangePage) },
  { path: '/mine/takemoney', load: () => import('./withdraw/WithdrawPage.tsx').then((file) => file.WithdrawPage) },
];

/** Who saves an account is known by phone and name (GRD-03). */
const cardRoutes = (
  [
    ['/mine/addBankCard', 'BankCardsPage'],
    ['/mine/alipayManage', 'AlipayPage'],
    ['/mine/virtualCoinCard', 'CoinCardsPage'],
    ['/mine/accountManage/:id', 'AccountsPage'],
  ] as const
).map(([path, page]) => ({
  path,
  bindPhone: true,
  load: () => import('./cards/CardsPage.tsx').then((file) => file[page]),
}));

/** Every kind of deposit is waited for by the same page; a wait screen by its own link as well. */
const waitRoutes = [
  '/mine/savemoney/recharge-wait',
  '/mine/savemoney/transfer-wait',
  '/mine/savemoney/virtual-wait',
  '/mine/huione',
].map((path) => ({
  path,
  load: () => import('./deposit/DepositWaitPage.tsx').then((file) => file.DepositWaitPage),
}));

/** A venue that is a page in itself (GAM-02); no member menu stands around it. */
const gameRoute: FeatureRoute = {
  path: '/dz/game',
  layout: 'wide',
  requiresAuth: true,
  load: () => import('./launch/GamePage.tsx').then((file) => file.GamePage),
};

/** The member's money: wallet, transfer, deposit, withdrawal, saved accounts, records (NAV-06, WAL). */
export function createWalletFeature(frame: MineFrame): FeatureModule {
  return defineFeature({
    id: 'wallet',
    messages: [walletMessages, errorMessages, ...frame.messages],
    runtime: () => import('./state/walletRuntime.ts').then((file) => file.walletRuntime),
    dialogs: { enterVenue: () => import('./launch/EnterVenueDialog.tsx').then((file) => file.EnterVenueDialog) },
    routes: [
      gameRoute,
      ...[...routes, ...waitRoutes, ...cardRoutes].map((route) => ({
        requiresAuth: true,
        ...route,
        load: framed(frame, route.load),
      })),
    ],
  });
}
