/** Navigation keys of NAV-12 for members, in a separate file because guests do not need them. */
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

/** Path of each key. */
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

/** Groups of the member's menu. */
export const memberKeys = [
  ['save_money', 'transfer_money', 'take_money'],
  ['profile', 'vip', 'Welfare'],
  ['bet_record', 'trade_record', 'message'],
] as const satisfies readonly (readonly MemberNavKey[])[];
