import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { notFound, regionLimited, underMaintenance } from './venueRefusals.ts';

export type VenueState = Venue['state'] | 'maintenance';

/** A venue as a visitor finds it. Maintenance is a site setting, so that it also closes the sport venue's own calls. */
export function getVenueState({ code, state }: Pick<Venue, 'code' | 'state'>, settings: SettingsStore): VenueState {
  return settings.current().maintainedVenues.includes(code.toLowerCase()) ? 'maintenance' : state;
}

/** Finds a venue by its channel code or `enName`, in any case. */
export async function findVenue(db: Db, name: string): Promise<Venue> {
  const venue = await db.selectFrom('venues').selectAll().where('code', '=', name.toUpperCase()).executeTakeFirst();
  if (!venue) throw notFound();
  return venue;
}

/** Refuses while the venue is under maintenance or, going in, not for this region: money may always come home. */
export function requireVenue(venue: Venue, settings: SettingsStore, direction: 'in' | 'out'): void {
  const state = getVenueState(venue, settings);
  if (state === 'maintenance') throw underMaintenance();
  if (state === 'regionLimited' && direction === 'in') throw regionLimited();
}
