/** Keys of the main navigation in their order (NAV-12). */
const keys = [
  'HOME',
  'TY',
  'ZR',
  'DZ',
  'CP',
  'QP',
  'DJ',
  'BY',
  'discount',
  'sponsor',
  'venture',
  'app',
  'customer',
  'save_money',
  'transfer_money',
  'take_money',
  'profile',
  'vip',
  'Welfare',
  'bet_record',
  'trade_record',
  'message',
] as const;

const hot: readonly string[] = ['TY', 'discount'];

/** Builds the navigation list of the sites. */
export const buildNavigation = (maintained: readonly string[]) =>
  keys.map((key, index) => ({
    key,
    sort: index + 1,
    isHot: hot.includes(key),
    isMaintained: maintained.includes(key),
  }));
