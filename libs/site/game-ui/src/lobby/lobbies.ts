import type { RequestOf } from '@pavilion/api-client';

/** A category of venues, by its key in the main navigation. */
export type Category = RequestOf<'venue.gameList'>['category'];

/** Path of each category's lobby (NAV-02). */
export const lobbies = {
  TY: { path: '/game/sport' },
  ZR: { path: '/game/realbet' },
  QP: { path: '/game/chess' },
  DJ: { path: '/game/gaming' },
  CP: { path: '/game/lottery' },
  DZ: { path: '/game/egame' },
  BY: { path: '/game/fishing' },
} as const satisfies Readonly<Record<Category, { readonly path: string }>>;
