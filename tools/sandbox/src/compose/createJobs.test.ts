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

it('F-SRV-04 stores the world of the call, so that a restart emits the ends of matches after it', async () => {
  const { db, close } = await openDatabase({ kind: 'memory', snapshot: await loadSnapshot(CACHE, emptyContent) });
  const clock = createFakeClock();
  const world = createWorld({ seed: 1, now: clock.now(), liveMatches: 40 });
  const platform: Partial<Platform> = { db, clock, world };
  const { storeWorld } = createJobs(platform as Platform, createWorkQueue(clock, silentLogger), silentLogger);
  const { at } = world.clock();
  const stored = storeWorld();
  world.advance(600_000);
  await stored;
  expect(await loadWorld(db)).toMatchObject({ worldTime: at });
  await close();
}, 60_000);
