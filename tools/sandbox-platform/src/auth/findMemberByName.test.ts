import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { createMember } from '../members/createMember.ts';
import { findMemberByName } from './findMemberByName.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const registeredAt = new Date('2026-01-01T00:00:00Z');
  for (const name of ['Other01', 'Demo01'])
    await createMember(database.db, { name, passwordMd5: 'f'.repeat(32), registeredAt });
}, 60_000);
afterAll(() => database.close());

it.each`
  typed       | found
  ${'Demo01'} | ${'Demo01'}
  ${'demo01'} | ${'Demo01'}
  ${'DEMO01'} | ${'Demo01'}
  ${'demo0'}  | ${undefined}
  ${'demo0%'} | ${undefined}
  ${''}       | ${undefined}
`('the name $typed finds $found', async ({ typed, found }) => {
  expect((await findMemberByName(database.db, typed as string))?.name).toBe(found);
});
