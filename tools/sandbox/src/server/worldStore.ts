import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { World, WorldSnapshot } from '@pavilion/sandbox-world';

const READABLE: readonly number[] = [1, 2] satisfies WorldSnapshot['version'][];

/** Reads the stored state of the world; `undefined` if there is none or its version is not supported. */
export async function loadWorld(db: Db): Promise<WorldSnapshot | undefined> {
  const row = await db.selectFrom('world').select('snapshot').where('id', '=', 1).executeTakeFirst();
  const snapshot = row && (JSON.parse(row.snapshot) as WorldSnapshot);
  return snapshot && READABLE.includes(snapshot.version) ? snapshot : undefined;
}

/** Stores the state of the world. A restart continues from it, so ended matches stay ended. */
export async function saveWorld(db: Db, world: World, now: Date): Promise<void> {
  const snapshot = JSON.stringify(world.snapshot());
  await db
    .insertInto('world')
    .values({ id: 1, snapshot, saved_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ snapshot, saved_at: now }))
    .execute();
}
