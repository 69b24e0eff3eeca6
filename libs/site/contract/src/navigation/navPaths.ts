/** Navigation keys of NAV-12 for all visitors. */
export type NavKey =
  'HOME' | 'TY' | 'DZ' | 'ZR' | 'CP' | 'QP' | 'DJ' | 'BY' | 'customer' | 'venture' | 'sponsor' | 'discount' | 'app';

/** Path of each key. */
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
};
