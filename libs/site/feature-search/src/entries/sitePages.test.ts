import { createSiteI18n } from '@pavilion/site-contract';
import { searchMessages } from '../messages/searchMessages.ts';
import { listSitePages, START_PAGES } from './sitePages.ts';

async function list() {
  const i18n = createSiteI18n('zh-CN');
  await i18n.ensure([searchMessages]);
  return listSitePages(i18n.translator(searchMessages));
}

it('SRC-01 the pages that are offered before typing exist, in this order', async () => {
  const pages = await list();
  const titles = START_PAGES.map((key) => pages.find((page) => page.key === key)?.title);
  expect(titles).toEqual(['体育投注', '电子游戏', '优惠活动', '存款', '投注记录', '在线客服']);
});

it('SRC-01 a page has its other names, each as a name of its own', async () => {
  const pages = await list();
  expect(pages.find(({ path }) => path === '/mine/takemoney')).toEqual({
    key: 'page:withdraw',
    kind: 'page',
    title: '取款',
    detail: '',
    names: ['取款', '提现', '提款', '出金'],
    path: '/mine/takemoney',
    isForMembers: true,
  });
});

it('SRC-01 only the sports board and the pages of the member need a login', async () => {
  const pages = await list();
  const open = pages.filter(({ isForMembers }) => !isForMembers).map(({ path }) => path);
  expect(open).toEqual([
    '/',
    '/game/egame',
    '/game/realbet',
    '/game/lottery',
    '/game/chess',
    '/game/gaming',
    '/game/fishing',
    '/activity/discount',
    '/activity/friendInvitation',
    '/agent',
    '/sponsor',
    '/download',
    '/app/help/zxkf',
  ]);
  expect(pages).toHaveLength(32);
});
