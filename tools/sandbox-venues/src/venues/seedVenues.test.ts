import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { seedVenues } from './seedVenues.ts';

let database: OpenDatabase;
beforeAll(async () => (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());

const games = () => database.db.selectFrom('games').selectAll().orderBy('code').execute();

describe('seedVenues', () => {
  it('replaces the games of another release and does not change those of its own', async () => {
    await seedVenues(database.db);
    const listed = await games();
    await database.db.updateTable('games').set({ rtp: 1 }).execute();
    await seedVenues(database.db);
    expect((await games()).every(({ rtp }) => rtp === 1)).toBe(true);
    await database.db.updateTable('settings').set({ value: '"another"' }).where('key', '=', 'games').execute();
    await seedVenues(database.db);
    expect(await games()).toEqual(listed);
  });
});
