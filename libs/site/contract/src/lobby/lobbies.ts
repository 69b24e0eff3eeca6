import type { RequestOf } from '@pavilion/api-client';

/** A category of venues, by its key in the main navigation. */
export type Category = RequestOf<'venue.gameList'>['category'];

/**
 * Where each category's list stands (NAV-02). A `hall` shows its venues first, a `shelf` its games: players of slots look for
 * a game, players at a table for a house.
 */
export const lobbies = {
  TY: { path: '/game/sport', screen: 'hall' },
  ZR: { path: '/game/realbet', screen: 'hall' },
  QP: { path: '/game/chess', screen: 'hall' },
  DJ: { path: '/game/gaming', screen: 'hall' },
  CP: { path: '/game/lottery', screen: 'hall' },
  DZ: { path: '/game/egame', screen: 'shelf' },
  BY: { path: '/game/fishing', screen: 'shelf' },
} as const satisfies Readonly<Record<Category, { readonly path: string; readonly screen: 'hall' | 'shelf' }>>;
