import { SPORT_VENUE_PATH } from '@pavilion/site-contract';
import type { SearchT } from '../messages/searchMessages.ts';
import type { SearchEntry } from './searchEntry.ts';

interface SitePage {
  readonly id: string;
  readonly path: string;
}

const pages = [
  { id: 'home', path: '/' },
  { id: 'sport', path: SPORT_VENUE_PATH },
  { id: 'slots', path: '/game/egame' },
  { id: 'live', path: '/game/realbet' },
  { id: 'lottery', path: '/game/lottery' },
  { id: 'chess', path: '/game/chess' },
  { id: 'esports', path: '/game/gaming' },
  { id: 'fishing', path: '/game/fishing' },
  { id: 'activities', path: '/activity/discount' },
  { id: 'friends', path: '/activity/friendInvitation' },
  { id: 'agent', path: '/agent' },
  { id: 'sponsor', path: '/sponsor' },
  { id: 'app', path: '/download' },
  { id: 'service', path: '/app/help/zxkf' },
  { id: 'mine', path: '/mine' },
  { id: 'deposit', path: '/mine/savemoney' },
  { id: 'withdraw', path: '/mine/takemoney' },
  { id: 'transfer', path: '/mine/transfermoney' },
  { id: 'wallet', path: '/mine/wallet' },
  { id: 'bets', path: '/mine/betRecord' },
  { id: 'transactions', path: '/mine/transRecord' },
  { id: 'gifts', path: '/mine/giftRecord' },
  { id: 'vip', path: '/mine/vip' },
  { id: 'welfare', path: '/mine/welfare' },
  { id: 'exchange', path: '/mine/exchange' },
  { id: 'messages', path: '/mine/message' },
  { id: 'feedback', path: '/mine/feedback' },
  { id: 'profile', path: '/mine/userinfo' },
  { id: 'security', path: '/mine/auth' },
  { id: 'limits', path: '/mine/limits' },
  { id: 'tutorial', path: '/mine/introTutorial' },
  { id: 'cards', path: '/mine/accountManage/bank' },
] as const satisfies readonly SitePage[];

/** Pages that are offered before the player types. */
export const START_PAGES: readonly string[] = ['sport', 'slots', 'activities', 'deposit', 'bets', 'service'].map(
  (id) => `page:${id}`,
);

const isForMembers = (path: string): boolean => path.startsWith('/mine') || path === SPORT_VENUE_PATH;

/** Lists the pages of the site, also those that the operator has hidden. */
export function listSitePages(t: SearchT): readonly SearchEntry[] {
  return pages.map(({ id, path }) => ({
    key: `page:${id}`,
    kind: 'page',
    title: t(`page.${id}`),
    detail: '',
    names: [t(`page.${id}`), ...t(`page.${id}.names`).split(' ')],
    path,
    isForMembers: isForMembers(path),
  }));
}
