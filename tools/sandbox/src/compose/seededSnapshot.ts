import { loadSnapshot } from '@pavilion/sandbox-platform/db/open/loadSnapshot';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import { buildGames } from '@pavilion/sandbox-venues/venues/buildGames';
import { seedVenues } from '@pavilion/sandbox-venues/venues/seedVenues';

/**
 * Snapshot of a database with the members and venues of a new platform.
 *
 * @param folder folder in which the snapshot is stored between runs
 */
export const seededSnapshot = (folder: string): Promise<Blob> =>
  loadSnapshot(folder, {
    name: 'seeded',
    version: JSON.stringify(buildGames()),
    seed: async (db) => {
      await seedMembers(db);
      await seedVenues(db);
    },
  });
