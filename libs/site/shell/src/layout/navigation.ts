/** Every navigation key of NAV-12. */
export type NavKey =
  | 'HOME'
  | 'TY'
  | 'DZ'
  | 'ZR'
  | 'CP'
  | 'QP'
  | 'DJ'
  | 'BY'
  | 'customer'
  | 'venture'
  | 'sponsor'
  | 'discount'
  | 'app'
  | 'save_money'
  | 'transfer_money'
  | 'take_money'
  | 'profile'
  | 'vip'
  | 'Welfare'
  | 'bet_record'
  | 'trade_record'
  | 'message';

/** Where each key leads. */
export const navPaths: Readonly<Record<NavKey, string>> = {
  HOME: '/',
  TY: '/game/sport',
  DZ: '/game/egame',
  ZR: '/game/realbet',
  CP: '/game/lottery',
  QP: '/game/chess',
  DJ: '/game/gaming',
  BY: '/game/fishing',
  customer: '/app/help/zxkf',
  venture: '/agent',
  sponsor: '/sponsor',
  discount: '/activity/discount',
  app: '/download',
  save_money: '/mine/savemoney',
  transfer_money: '/mine/transfermoney',
  take_money: '/mine/takemoney',
  profile: '/mine/userinfo',
  vip: '/mine/vip',
  Welfare: '/mine/welfare',
  bet_record: '/mine/betRecord',
  trade_record: '/mine/transRecord',
  message: '/mine/message',
};

/** The categories of the main bar, in order. */
export const mainKeys = ['HOME', 'TY', 'DZ', 'ZR', 'CP', 'QP', 'DJ', 'BY'] as const satisfies readonly NavKey[];

/** Services in the slim bar on top. */
export const utilityKeys = ['discount', 'venture', 'sponsor', 'app', 'customer'] as const satisfies readonly NavKey[];

/** The member's menu, grouped. */
export const memberKeys = [
  ['save_money', 'transfer_money', 'take_money'],
  ['profile', 'vip', 'Welfare'],
  ['bet_record', 'trade_record', 'message'],
] as const satisfies readonly (readonly NavKey[])[];
