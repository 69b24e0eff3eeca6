import type { GameSeed } from '../../venues/buildGames.ts';
import type { toPlayable } from '../catalogue/playable.ts';

/** Converts a listed game to its database row. */
export const toStoredGame = (seed: GameSeed): Parameters<typeof toPlayable>[0] => ({
  code: seed.code,
  venue_code: seed.venue,
  category: seed.category,
  name_cn: seed.cn,
  name_tw: seed.tw,
  tabs: [...seed.tabs],
  tags: [...seed.tags],
  rtp: seed.rtp,
  heat: seed.heat,
  cover: { seed: 0, palette: seed.palette, motif: seed.motif, ending: seed.ending },
});
