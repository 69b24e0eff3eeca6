import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createNotFoundRefusal, createRegionRefusal, createMaintenanceRefusal } from './venueRefusals.ts';

export type VenueState = Venue['state'] | 'maintenance';

/** Returns the state of a venue. Maintenance is a site setting, because it also applies to the calls of the sports venue. */
export function getVenueState({ code, state }: Pick<Venue, 'code' | 'state'>, settings: SettingsStore): VenueState {
  return settings.current().maintainedVenues.includes(code.toLowerCase()) ? 'maintenance' : state;
}

/** Reads a venue by its channel code or `enName` without regard to case. Throws refusal 6004 if it is unknown. */
export async function findVenue(db: Db, name: string): Promise<Venue> {
  const venue = await db.selectFrom('venues').selectAll().where('code', '=', name.toUpperCase()).executeTakeFirst();
  if (!venue) throw createNotFoundRefusal();
  return venue;
}

/**
 * Throws a refusal if the venue is under maintenance, or for `in` if it is region-limited. Transfers out are not
 * region-limited.
 */
export function requireVenue(venue: Venue, settings: SettingsStore, direction: 'in' | 'out'): void {
  const state = getVenueState(venue, settings);
  if (state === 'maintenance') throw createMaintenanceRefusal();
  if (state === 'regionLimited' && direction === 'in') throw createRegionRefusal();
}
