import type { IconName } from '@pavilion/ui-kit';
import type { zhCN } from '../messages/zhCN.ts';

type Key = Exclude<Extract<keyof typeof zhCN, `mine.${string}`>, 'mine.vipGrade' | 'mine.noneFound' | 'mine.unread'>;

/** One entry of the member menu. */
export interface MineEntry {
  readonly path: string;
  readonly text: Key;
  readonly icon: IconName;
  /** Prefixes of paths of pages that are reached only from this one. The entry is marked as current there. */
  readonly within?: readonly string[];
  /** Area of the platform without which the entry is hidden (ruling W5). */
  readonly area?: string;
  /** Whether the entry shows the number of unread messages. */
  readonly hasUnread?: boolean;
}

/** Group of entries. */
export interface MineGroup {
  readonly id: string;
  readonly text: Key;
  /** Whether the group is folded until the player unfolds it. */
  readonly isRare?: boolean;
  readonly entries: readonly MineEntry[];
}

/** Entry of the member's home, above all groups. */
export const homeEntry: MineEntry = { path: '/mine', text: 'mine.overview', icon: 'grid' };

/**
 * Entries for the pages under `/mine` that a player opens directly (NAV-06). The wait screens of deposits and `huione` are
 * reached only from an order.
 */
export const mineMenu: readonly MineGroup[] = [
  {
    id: 'money',
    text: 'mine.group.money',
    entries: [
      {
        path: '/mine/savemoney',
        text: 'mine.savemoney',
        icon: 'download',
        within: ['/mine/savemoney/', '/mine/huione'],
      },
      { path: '/mine/takemoney', text: 'mine.takemoney', icon: 'card' },
      { path: '/mine/transfermoney', text: 'mine.transfermoney', icon: 'swap' },
      { path: '/mine/wallet', text: 'mine.wallet', icon: 'wallet' },
    ],
  },
  {
    id: 'records',
    text: 'mine.group.records',
    entries: [
      { path: '/mine/betRecord', text: 'mine.betRecord', icon: 'slip' },
      { path: '/mine/transRecord', text: 'mine.transRecord', icon: 'history' },
      { path: '/mine/giftRecord', text: 'mine.giftRecord', icon: 'clock' },
    ],
  },
  {
    id: 'rewards',
    text: 'mine.group.rewards',
    entries: [
      { path: '/mine/vip', text: 'mine.vip', icon: 'trophy' },
      { path: '/mine/vip/detail', text: 'mine.vipDetail', icon: 'star' },
      { path: '/mine/welfare', text: 'mine.welfare', icon: 'smile' },
      { path: '/mine/exchange', text: 'mine.exchange', icon: 'refresh' },
    ],
  },
  {
    id: 'service',
    text: 'mine.group.service',
    entries: [
      { path: '/mine/message', text: 'mine.message', icon: 'mail', hasUnread: true },
      { path: '/mine/feedback', text: 'mine.feedback', icon: 'send' },
    ],
  },
  {
    id: 'account',
    text: 'mine.group.account',
    entries: [
      { path: '/mine/userinfo', text: 'mine.userinfo', icon: 'user' },
      { path: '/mine/auth', text: 'mine.auth', icon: 'shield' },
      { path: '/mine/limits', text: 'mine.limits', icon: 'lock', area: 'limits' },
      { path: '/mine/introTutorial', text: 'mine.introTutorial', icon: 'info' },
    ],
  },
  {
    id: 'cards',
    text: 'mine.group.cards',
    isRare: true,
    entries: [
      {
        path: '/mine/accountManage/bank',
        text: 'mine.accountManage',
        icon: 'settings',
        within: ['/mine/accountManage/'],
      },
      { path: '/mine/addBankCard', text: 'mine.addBankCard', icon: 'plus' },
      { path: '/mine/virtualCoinCard', text: 'mine.virtualCoinCard', icon: 'globe' },
      { path: '/mine/alipayManage', text: 'mine.alipayManage', icon: 'phone' },
    ],
  },
];

/** Whether an entry leads to the page of a path, or to a page that is reached only from it. */
export const isEntryAt = ({ path, within = [] }: MineEntry, pathname: string): boolean =>
  pathname.replace(/\/$/, '') === path || within.some((beginning) => pathname.startsWith(beginning));
