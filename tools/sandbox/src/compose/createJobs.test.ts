import { join } from 'node:path';
import { silentLogger } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createWorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import { emptyContent, loadSnapshot } from '@pavilion/sandbox-platform/db/open/loadSnapshot';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import { createWorld } from '@pavilion/sandbox-world';
import type { Platform } from '../request/platform.ts';
import { loadWorld } from '../server/worldStore.ts';
import { createJobs } from './createJobs.ts';

const CACHE = join(__dirname, '../../../../node_modules/.cache/pavilion');

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeEach(async () => {
  database = await openDatabase({ kind: 'memory', snapshot: await loadSnapshot(CACHE, emptyContent) });
}, 60_000);
afterEach(() => database.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

it('SEC-03 deletes codes after a day, counts of recipients after two, and attempts whose window has ended', async () => {
  const { db } = database;
  const clock = createFakeClock();
  const before = (ms: number) => new Date(clock.now() - ms);
  const code = { purpose: 'reset', account: '', device_id: '', code_hash: '', staged_at: before(0) };
  const recipient = { counter: 'sent', day: '2026-11-21', count: 1 } as const;
  await db
    .insertInto('codes')
    .values([
      { ...code, account: 'kept', created_at: before(DAY_MS) },
      { ...code, created_at: before(DAY_MS + 1) },
    ])
    .execute();
  await db
    .insertInto('code_recipients')
    .values([
      { ...recipient, recipient: 'kept', last_at: before(2 * DAY_MS) },
      { ...recipient, recipient: 'deleted', last_at: before(2 * DAY_MS + 1) },
    ])
    .execute();
  await db
    .insertInto('attempts')
    .values([
      { kind: 'loginOfName', key: 'kept', count: 1, expires_at: before(-MINUTE_MS) },
      { kind: 'loginOfName', key: 'deleted', count: 1, expires_at: before(0) },
    ])
    .execute();
  const queue = createWorkQueue(clock, silentLogger);
  await createJobs({ db, clock } as Partial<Platform> as Platform, queue, silentLogger).deleteOldCounts();
  expect([
    await db.selectFrom('codes').select('account as name').execute(),
    await db.selectFrom('code_recipients').select('recipient as name').execute(),
    await db.selectFrom('attempts').select('key as name').execute(),
  ]).toEqual([[{ name: 'kept' }], [{ name: 'kept' }], [{ name: 'kept' }]]);
});

it('F-SRV-04 stores the world of the call, so that a restart emits the ends of matches after it', async () => {
  const { db } = database;
  const clock = createFakeClock();
  const world = createWorld({ seed: 1, now: clock.now(), liveMatches: 40 });
  const platform: Partial<Platform> = { db, clock, world };
  const { storeWorld } = createJobs(platform as Platform, createWorkQueue(clock, silentLogger), silentLogger);
  const { at } = world.clock();
  const stored = storeWorld();
  world.advance(600_000);
  await stored;
  expect(await loadWorld(db)).toMatchObject({ worldTime: at });
});
