/** Navigation keys of NAV-12 for members. */
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
