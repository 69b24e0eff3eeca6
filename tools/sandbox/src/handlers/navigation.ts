/** Keys of the navigation in their order (NAV-12). */
export const navigationKeys = [
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

/** Keys that the operator has changed. */
export interface NavigationMarks {
  readonly hiddenKeys: readonly string[];
  readonly maintainedKeys: readonly string[];
}

/** Builds the navigation list of the sites. Hidden keys are left out. */
export const buildNavigation = ({ hiddenKeys, maintainedKeys }: NavigationMarks) =>
  navigationKeys
    .filter((key) => !hiddenKeys.includes(key))
    .map((key) => ({
      key,
      sort: navigationKeys.indexOf(key) + 1,
      isHot: hot.includes(key),
      isMaintained: maintainedKeys.includes(key),
    }));
