/** Member pages of NAV-04 and NAV-06, typed by hand from the specification (§2). */
export const memberPaths = [
  '/game/sport/crty',
  '/mine/userinfo',
  '/mine/auth',
  '/mine/virtualCoinCard',
  '/mine/alipayManage',
  '/mine/accountManage/7',
  '/mine/introTutorial',
  '/mine/addBankCard',
  '/mine/exchange',
  '/mine/vip',
  '/mine/vip/detail',
  '/mine/welfare',
  '/mine/wallet',
  '/mine/transRecord',
  '/mine/betRecord',
  '/mine/giftRecord',
  '/mine/message',
  '/mine/feedback',
  '/mine/savemoney',
  '/mine/transfermoney',
  '/mine/takemoney',
  '/mine/huione',
] as const;

/** Paths of the keys of NAV-12, in the order of the specification. */
export const categoryPaths = [
  '/',
  '/game/sport',
  '/game/egame',
  '/game/realbet',
  '/game/lottery',
  '/game/chess',
  '/game/gaming',
  '/game/fishing',
] as const;

export const servicePaths = ['/activity/discount', '/agent', '/sponsor', '/download', '/app/help/zxkf'] as const;

export const memberNavPaths = [
  '/mine',
  '/mine/savemoney',
  '/mine/transfermoney',
  '/mine/takemoney',
  '/mine/userinfo',
  '/mine/vip',
  '/mine/welfare',
  '/mine/betRecord',
  '/mine/transRecord',
  '/mine/message',
] as const;
