import { cachedSnapshot } from './db/cachedSnapshot.ts';
import { seedMembers } from './members/seedMembers.ts';
import { buildGames } from './venues/buildGames.ts';
import { seedVenues } from './venues/seedVenues.ts';

/**
 * Snapshot of a database with the members and venues of a new platform.
 *
 * @param folder folder in which the snapshot is stored between runs
 */
export const seededSnapshot = (folder: string): Promise<Blob> =>
  cachedSnapshot(folder, {
    name: 'seeded',
    version: JSON.stringify(buildGames()),
    seed: async (db) => {
      await seedMembers(db);
      await seedVenues(db);
    },
  });
