import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createWorld } from '@pavilion/sandbox-world';
import { createWorldSave, loadWorld } from './worldStore.ts';

const now = new Date('2026-01-01T00:00:00Z');
const world = createWorld({ seed: 1, now: now.getTime(), liveMatches: 1 });
let database: OpenDatabase;
beforeAll(async () => (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('world').execute());

const storeText = (snapshot: object) =>
  database.db
    .insertInto('world')
    .values({ id: 1, snapshot: JSON.stringify(snapshot), saved_at: now })
    .execute();

it('F-SRV-04 a new database has no world', async () => {
  expect(await loadWorld(database.db)).toBeUndefined();
});

it('F-SRV-04 loads the state that was stored last', async () => {
  await createWorldSave(database.db, world, now)();
  world.advance(1_000);
  const later = new Date(now.getTime() + 1_000);
  await createWorldSave(database.db, world, later)();
  expect(await loadWorld(database.db)).toEqual(JSON.parse(JSON.stringify(world.snapshot())));
  const rows = await database.db.selectFrom('world').select('saved_at').execute();
  expect(rows).toEqual([{ saved_at: later }]);
});

it('F-SRV-04 stores the state at the creation of the task', async () => {
  const save = createWorldSave(database.db, world, now);
  const { worldTime } = world.snapshot();
  world.advance(1_000);
  await save();
  expect(await loadWorld(database.db)).toMatchObject({ worldTime });
});

it.each`
  version      | read
  ${0}         | ${undefined}
  ${1}         | ${{ version: 1 }}
  ${2}         | ${{ version: 2 }}
  ${3}         | ${undefined}
  ${undefined} | ${undefined}
`('F-SRV-04 reads $read from a stored world of version $version', async ({ version, read }) => {
  await storeText({ version: version as number });
  expect(await loadWorld(database.db)).toEqual(read);
});
