import type { League } from './league.ts';
import type { WireLeagueInput } from './wire.ts';

/** Reads a league of the wire; a missing order comes last. */
export const toLeague = (wire: WireLeagueInput): League => ({
  id: wire.league_id,
  name: wire.name,
  region: wire.region,
  icon: wire.icon_class,
  order: Number.isFinite(wire.sort) ? wire.sort : Number.MAX_SAFE_INTEGER,
  isFeatured: wire.isFeatured === true,
});
