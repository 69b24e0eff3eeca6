import type { IconName } from '@pavilion/ui-kit';
import type { zhCN } from '../messages/zhCN.ts';

type Key = Exclude<Extract<keyof typeof zhCN, `mine.${string}`>, 'mine.vipGrade'>;

/** One entry of the member menu. */
export interface MineEntry {
  readonly path: string;
  readonly text: Key;
  /** Prefixes of paths of pages that are reached only from this one. The entry is marked as current there. */
  readonly within?: readonly string[];
  /** Whether the entry is hidden while the deposit setting of the site is `"0"` (GRD-05). */
  readonly isDeposit?: boolean;
}

/** Group of entries. */
export interface MineGroup {
  readonly id: string;
  readonly text: Key;
  readonly icon: IconName;
  readonly entries: readonly MineEntry[];
}

/**
 * Entries for the pages under `/mine` that a player opens directly (NAV-06). The wait screens of deposits and `huione` are
 * reached only from an order.
 */
export const mineMenu: readonly MineGroup[] = [
  {
    id: 'money',
    text: 'mine.group.money',
    icon: 'wallet',
    entries: [
      {
        path: '/mine/savemoney',
        text: 'mine.savemoney',
        within: ['/mine/savemoney/', '/mine/huione'],
        isDeposit: true,
      },
      { path: '/mine/transfermoney', text: 'mine.transfermoney' },
      { path: '/mine/takemoney', text: 'mine.takemoney' },
      { path: '/mine/wallet', text: 'mine.wallet' },
    ],
  },
  {
    id: 'records',
    text: 'mine.group.records',
    icon: 'history',
    entries: [
      { path: '/mine/betRecord', text: 'mine.betRecord' },
      { path: '/mine/transRecord', text: 'mine.transRecord' },
      { path: '/mine/giftRecord', text: 'mine.giftRecord' },
    ],
  },
  {
    id: 'account',
    text: 'mine.group.account',
    icon: 'user',
    entries: [
      { path: '/mine/userinfo', text: 'mine.userinfo' },
      { path: '/mine/auth', text: 'mine.auth' },
      { path: '/mine/introTutorial', text: 'mine.introTutorial' },
    ],
  },
  {
    id: 'cards',
    text: 'mine.group.cards',
    icon: 'card',
    entries: [
      { path: '/mine/accountManage/bank', text: 'mine.accountManage', within: ['/mine/accountManage/'] },
      { path: '/mine/addBankCard', text: 'mine.addBankCard' },
      { path: '/mine/virtualCoinCard', text: 'mine.virtualCoinCard' },
      { path: '/mine/alipayManage', text: 'mine.alipayManage' },
    ],
  },
  {
    id: 'rewards',
    text: 'mine.group.rewards',
    icon: 'trophy',
    entries: [
      { path: '/mine/vip', text: 'mine.vip' },
      { path: '/mine/vip/detail', text: 'mine.vipDetail' },
      { path: '/mine/welfare', text: 'mine.welfare' },
      { path: '/mine/exchange', text: 'mine.exchange' },
    ],
  },
  {
    id: 'service',
    text: 'mine.group.service',
    icon: 'mail',
    entries: [
      { path: '/mine/message', text: 'mine.message' },
      { path: '/mine/feedback', text: 'mine.feedback' },
    ],
  },
];
