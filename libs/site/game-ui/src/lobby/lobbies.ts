import type { RequestOf } from '@pavilion/api-client';

/** A category of venues, by its key in the main navigation. */
export type Category = RequestOf<'venue.gameList'>['category'];

/**
 * Path and screen of each category's lobby (NAV-02). `venues` lists venues first, because players choose a venue before a
 * table. `games` lists games first, because players of slots look for a game.
 */
export const lobbies = {
  TY: { path: '/game/sport', screen: 'venues' },
  ZR: { path: '/game/realbet', screen: 'venues' },
  QP: { path: '/game/chess', screen: 'venues' },
  DJ: { path: '/game/gaming', screen: 'venues' },
  CP: { path: '/game/lottery', screen: 'venues' },
  DZ: { path: '/game/egame', screen: 'games' },
  BY: { path: '/game/fishing', screen: 'games' },
} as const satisfies Readonly<Record<Category, { readonly path: string; readonly screen: 'venues' | 'games' }>>;
