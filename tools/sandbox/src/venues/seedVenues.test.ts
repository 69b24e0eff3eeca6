import type { OpenDatabase } from '../db/database.ts';
import { emptyBooks } from '../db/testing/emptyBooks.ts';
import { seedVenues } from './seedVenues.ts';

let books: OpenDatabase;
beforeAll(async () => (books = await emptyBooks()), 60_000);
afterAll(() => books.close());

const games = () => books.db.selectFrom('games').selectAll().orderBy('code').execute();

describe('seedVenues', () => {
  it('brings a list of another release up to this one, and touches its own no more', async () => {
    await seedVenues(books.db);
    const listed = await games();
    await books.db.updateTable('games').set({ rtp: 1 }).execute();
    await seedVenues(books.db);
    expect((await games()).every(({ rtp }) => rtp === 1)).toBe(true);
    await books.db.updateTable('settings').set({ value: '"another"' }).where('key', '=', 'games').execute();
    await seedVenues(books.db);
    expect(await games()).toEqual(listed);
  });
});
