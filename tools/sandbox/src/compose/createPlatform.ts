import { type Clock, type Logger, parseMinor } from '@pavilion/kernel';
import { createAttempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import { loadServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { createBetting } from '@pavilion/sandbox-platform/betting/createBetting';
import { createWorkQueue, type WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import { createCashier } from '@pavilion/sandbox-platform/cashier/createCashier';
import { seedChat } from '@pavilion/sandbox-platform/chat/rooms/seedChat';
import { createInbox } from '@pavilion/sandbox-platform/auth/createInbox';
import type { Db, OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { seedMemberCentre } from '@pavilion/sandbox-platform/members/seedMemberCentre';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import type { WireProvider } from '../server/createWireProvider.ts';
import type { Platform } from '../request/platform.ts';
import { loadWorld } from '../server/worldStore.ts';
import { createViolations } from '@pavilion/sandbox-platform/violations/createViolations';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createTransfers } from '@pavilion/sandbox-venues/transfers/createTransfers';
import { seedVenues } from '@pavilion/sandbox-venues/venues/seedVenues';
import { createWorld, type World } from '@pavilion/sandbox-world';

const DEFAULT_SEED = 20_261_121;

async function restoreWorld(
  db: Db,
  clock: Clock,
  { seed = DEFAULT_SEED, speed, liveMatches }: SandboxOptions,
): Promise<World> {
  const snapshot = await loadWorld(db);
  const now = clock.now();
  const world = createWorld({
    seed,
    now,
    ...(speed !== undefined ? { speed } : {}),
    ...(snapshot ? { snapshot } : {}),
    ...(liveMatches !== undefined ? { liveMatches } : {}),
  });
  if (speed !== undefined) world.setSpeed(speed);
  return world;
}

/** Database, options, clocks and logger of one platform. */
export interface Run {
  readonly opened: OpenDatabase;
  readonly options: SandboxOptions;
  /** Clock of the world; not affected by faults. */
  readonly trueClock: Clock;
  /** Clock of the server; a platform fault may shift it. */
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wire: WireProvider;
}

async function seedDatabase(db: Db, clock: Clock): Promise<void> {
  await seedMembers(db);
  await seedVenues(db);
  await seedMemberCentre(db, new Date(clock.now()));
  await seedChat(db);
}

/** Seeds the database and creates the services of the platform; servers are not part of them. */
export async function createPlatform(
  { opened: { db }, options, trueClock, clock, logger, wire }: Run,
  venueOrigin: () => string,
): Promise<{ readonly platform: Platform; readonly queue: WorkQueue }> {
  await seedDatabase(db, clock);
  const start = options.inPlayDelayMs === undefined ? {} : { inPlayDelayMs: options.inPlayDelayMs };
  const settings = await createSettingsStore(db, start);
  const world = await restoreWorld(db, trueClock, options);
  const queue = createWorkQueue(clock, logger);
  const secret = await loadServerSecret(db);
  const betting = createBetting({
    db,
    world,
    clock,
    queue,
    inPlayDelayMs: () => settings.current().inPlayDelayMs,
    usdRate: () => parseMinor(settings.current().usdRate) ?? 0n,
  });
  const platform: Platform = {
    db,
    clock,
    world,
    settings,
    betting,
    cashier: createCashier({ db, clock, settings, logger }),
    transfers: createTransfers({ db, clock, queue }),
    venueOrigin,
    attempts: createAttempts({ secret, addressLimitFactor: options.addressLimitFactor }),
    secret,
    inbox: createInbox(),
    violations: createViolations(clock),
    wire,
    startedAt: new Date(clock.now()),
  };
  return { platform, queue };
}
