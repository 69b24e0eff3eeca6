/** Navigation keys of NAV-12 that members see: a file of its own, for guests need none of it. */
export type MemberNavKey =
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
export const memberPaths: Readonly<Record<MemberNavKey, string>> = {
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

/** The member's menu, grouped. */
export const memberKeys = [
  ['save_money', 'transfer_money', 'take_money'],
  ['profile', 'vip', 'Welfare'],
  ['bet_record', 'trade_record', 'message'],
] as const satisfies readonly (readonly MemberNavKey[])[];
