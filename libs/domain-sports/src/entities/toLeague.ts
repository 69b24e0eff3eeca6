import type { League } from './league.ts';
import type { WireLeagueInput } from './wire.ts';

/** Converts a league of the wire. A league without an order is sorted last. */
export const toLeague = (wire: WireLeagueInput): League => ({
  id: wire.league_id,
  name: wire.name,
  region: wire.region,
  icon: wire.icon_class,
  order: Number.isFinite(wire.sort) ? wire.sort : Number.MAX_SAFE_INTEGER,
  isFeatured: wire.isFeatured === true,
});
