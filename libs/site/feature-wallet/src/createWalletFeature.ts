import {
  defineFeature,
  errorMessages,
  loadInFrame,
  type FeatureModule,
  type FeatureRoute,
  type MineFrame,
} from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { pauseMessages, receiptMessages } from '@pavilion/site-money';
import type { ComponentType } from 'react';
import { walletMessages } from './messages/walletMessages.ts';

type LoadPage = () => Promise<ComponentType>;

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

/** Routes of saved accounts, which require a bound phone and real name (GRD-03). */
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

/** Routes of the wait screens. All kinds of deposit use the same page. */
const waitRoutes = [
  '/mine/savemoney/recharge-wait',
  '/mine/savemoney/transfer-wait',
  '/mine/savemoney/virtual-wait',
  '/mine/huione',
].map((path) => ({
  path,
  load: () => import('./deposit/wait/DepositWaitPage.tsx').then((file) => file.DepositWaitPage),
}));

/** Route of a venue that is a page of its own (GAM-02), without the member menu. */
const gameRoute: FeatureRoute = {
  path: '/dz/game',
  layout: 'wide',
  requiresAuth: true,
  // Its policy allows frames of venues; the policy of other pages does not.
  ownDocument: true,
  load: () => import('./launch/GamePage.tsx').then((file) => file.GamePage),
};

/** Creates the wallet feature: wallet, transfer, deposit, withdrawal, saved accounts, records (NAV-06, WAL). */
export function createWalletFeature(frame: MineFrame): FeatureModule {
  return defineFeature({
    id: 'wallet',
    messages: [walletMessages, errorMessages, loadFailureMessages, pauseMessages, receiptMessages, ...frame.messages],
    runtime: () => import('./state/walletRuntime.ts').then((file) => file.walletRuntime),
    dialogs: {
      enterVenue: () => import('./launch/EnterVenueDialog.tsx').then((file) => file.EnterVenueDialog),
      turnoverLock: () => import('./lock/TurnoverLockDialog.tsx').then((file) => file.TurnoverLockDialog),
    },
    routes: [
      gameRoute,
      ...[...routes, ...waitRoutes, ...cardRoutes].map((route) => ({
        requiresAuth: true,
        ...route,
        load: loadInFrame(frame, route.load),
      })),
    ],
  });
}
