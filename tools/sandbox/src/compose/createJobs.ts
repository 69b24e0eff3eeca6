import type { Logger } from '@pavilion/kernel';
import { deleteExpiredCodes } from '@pavilion/sandbox-platform/codes/sentCodes';
import { deleteExpiredRecipients } from '@pavilion/sandbox-platform/codes/codeRecipients';
import { deleteExpiredAttempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import type { WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import { holdDraws } from '@pavilion/sandbox-venues/games/rounds/holdDraws';
import { payDailyRebates } from '@pavilion/sandbox-platform/rebates/payRebates';
import { createSingleRunTask } from '@pavilion/sandbox-platform/base/tasks/createSingleRunTask';
import { deleteExpiredActions } from '@pavilion/sandbox-platform/db/once';
import type { Platform } from '../request/platform.ts';
import { createWorldSave } from '../server/worldStore.ts';
import { deleteOldVenueSessions } from '@pavilion/sandbox-venues/venues/venueSessions';
import { repeat } from './repeat.ts';

const KEEP_MS = 10_000;
const DRAW_MS = 1_000;
const MINUTE = 60_000;

/** Creates the tasks that timers repeat. */
export function createJobs(platform: Platform, queue: WorkQueue, logger: Logger) {
  const { db, clock, world } = platform;
  const now = () => new Date(clock.now());
  return {
    draws: createSingleRunTask('holding draws', () => holdDraws(platform, now()), logger),
    rebates: createSingleRunTask('paying rebates', () => payDailyRebates(db, now()), logger),
    storeWorld: () => queue.add('store world', createWorldSave(db, world, now())),
    deleteOldActions: () => deleteExpiredActions(db, now()).catch(() => undefined),
    deleteOldCounts: () =>
      Promise.all([
        deleteExpiredAttempts(db, now()),
        deleteExpiredRecipients(db, now()),
        deleteExpiredCodes(db, now()),
      ]).catch(() => undefined),
    deleteOldSessions: () => deleteOldVenueSessions(db, now()).catch(() => undefined),
  };
}

type Jobs = ReturnType<typeof createJobs>;

/** Starts the timers of the tasks. Each returned function stops one. */
export const startTimers = ({ betting }: Platform, jobs: Jobs): readonly (() => void)[] => [
  repeat(KEEP_MS, () => void jobs.storeWorld()),
  repeat(KEEP_MS, () => void betting.settleAll()),
  repeat(DRAW_MS, () => void jobs.draws.run()),
  repeat(MINUTE, () => void jobs.rebates.run()),
  repeat(60 * MINUTE, () => void jobs.deleteOldActions()),
  repeat(60 * MINUTE, () => void jobs.deleteOldCounts()),
  repeat(60 * MINUTE, () => void jobs.deleteOldSessions()),
];

/** Stops the services of the platform in the order of their dependencies, and saves the world. */
export async function closePlatform(
  { betting, cashier, transfers }: Platform,
  queue: WorkQueue,
  jobs: Jobs,
): Promise<void> {
  await Promise.all([jobs.draws.idle(), jobs.rebates.idle()]);
  betting.close();
  await cashier.close();
  transfers.close();
  await Promise.race([jobs.storeWorld(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
  await queue.close();
}
