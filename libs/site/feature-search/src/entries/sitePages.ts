import type { SearchT } from '../messages/searchMessages.ts';
import type { SearchEntry } from './searchEntry.ts';

interface SitePage {
  readonly id: string;
  readonly path: string;
  /** Key by which the operator can hide the page (ACT-02). */
  readonly key?: string;
}

const pages = [
  { id: 'home', path: '/' },
  { id: 'sport', path: '/game/sport/crty', key: 'TY' },
  { id: 'slots', path: '/game/egame', key: 'DZ' },
  { id: 'live', path: '/game/realbet', key: 'ZR' },
  { id: 'lottery', path: '/game/lottery', key: 'CP' },
  { id: 'chess', path: '/game/chess', key: 'QP' },
  { id: 'esports', path: '/game/gaming', key: 'DJ' },
  { id: 'fishing', path: '/game/fishing', key: 'BY' },
  { id: 'activities', path: '/activity/discount', key: 'discount' },
  { id: 'friends', path: '/activity/friendInvitation' },
  { id: 'agent', path: '/agent', key: 'venture' },
  { id: 'sponsor', path: '/sponsor', key: 'sponsor' },
  { id: 'app', path: '/download', key: 'app' },
  { id: 'service', path: '/app/help/zxkf', key: 'customer' },
  { id: 'mine', path: '/mine' },
  { id: 'deposit', path: '/mine/savemoney', key: 'save_money' },
  { id: 'withdraw', path: '/mine/takemoney', key: 'take_money' },
  { id: 'transfer', path: '/mine/transfermoney', key: 'transfer_money' },
  { id: 'wallet', path: '/mine/wallet' },
  { id: 'bets', path: '/mine/betRecord', key: 'bet_record' },
  { id: 'transactions', path: '/mine/transRecord', key: 'trade_record' },
  { id: 'gifts', path: '/mine/giftRecord' },
  { id: 'vip', path: '/mine/vip', key: 'vip' },
  { id: 'welfare', path: '/mine/welfare', key: 'Welfare' },
  { id: 'exchange', path: '/mine/exchange' },
  { id: 'messages', path: '/mine/message', key: 'message' },
  { id: 'feedback', path: '/mine/feedback' },
  { id: 'profile', path: '/mine/userinfo', key: 'profile' },
  { id: 'security', path: '/mine/auth' },
  { id: 'limits', path: '/mine/limits' },
  { id: 'tutorial', path: '/mine/introTutorial' },
  { id: 'cards', path: '/mine/accountManage/bank' },
] as const satisfies readonly SitePage[];

/** Pages that are offered before the player types. */
export const START_PAGES: readonly string[] = ['sport', 'slots', 'activities', 'deposit', 'bets', 'service'].map(
  (id) => `page:${id}`,
);

/** Settings of the operator that hide pages. */
export interface HiddenPages {
  readonly hiddenKeys: readonly string[];
  readonly hasDeposit: boolean;
}

const isForMembers = (path: string): boolean => path.startsWith('/mine') || path === '/game/sport/crty';

/** Lists the pages of the site that the operator has not hidden. */
export function listSitePages(t: SearchT, { hiddenKeys, hasDeposit }: HiddenPages): readonly SearchEntry[] {
  return pages
    .filter((page) => !('key' in page && hiddenKeys.includes(page.key)) && (hasDeposit || page.id !== 'deposit'))
    .map(({ id, path }) => ({
      key: `page:${id}`,
      kind: 'page',
      title: t(`page.${id}`),
      detail: '',
      names: [t(`page.${id}`), ...t(`page.${id}.names`).split(' ')],
      path,
      isForMembers: isForMembers(path),
    }));
}
