import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { World, WorldSnapshot } from '@pavilion/sandbox-world';

const READABLE: readonly number[] = [1, 2] satisfies WorldSnapshot['version'][];

/** Reads the stored state of the world; `undefined` if there is none or its version is not supported. */
export async function loadWorld(db: Db): Promise<WorldSnapshot | undefined> {
  const row = await db.selectFrom('world').select('snapshot').where('id', '=', 1).executeTakeFirst();
  const snapshot = row && (JSON.parse(row.snapshot) as WorldSnapshot);
  return snapshot && READABLE.includes(snapshot.version) ? snapshot : undefined;
}

/**
 * Creates the task that stores the state which the world has now. A restart continues from it, so ended matches stay ended.
 *
 * The task may run later. A later state would contain ends of matches whose results are not stored yet; a restart after it
 * would not emit them.
 */
export function createWorldSave(db: Db, world: World, now: Date): () => Promise<void> {
  const snapshot = JSON.stringify(world.snapshot());
  return async () => {
    await db
      .insertInto('world')
      .values({ id: 1, snapshot, saved_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ snapshot, saved_at: now }))
      .execute();
  };
}
