import type { Server } from 'node:http';
import { CHAT_PATH } from '@pavilion/chat-socket/protocol';
import type { FastifyInstance } from 'fastify';
import { type Clock, type Logger, parseMinor, silentLogger, systemClock } from '@pavilion/kernel';
import { deleteExpiredCodes } from '@pavilion/sandbox-platform/codes/sentCodes';
import { deleteExpiredRecipients } from '@pavilion/sandbox-platform/codes/codeRecipients';
import { createAttempts, deleteExpiredAttempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import { loadServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { createBetting } from '@pavilion/sandbox-platform/betting/createBetting';
import { createWorkQueue, type WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import { createCashier } from '@pavilion/sandbox-platform/cashier/createCashier';
import { createBots } from '@pavilion/sandbox-platform/chat/bots/createBots';
import { createChatServer } from '@pavilion/sandbox-platform/chat/createChatServer';
import { seedChat } from '@pavilion/sandbox-platform/chat/rooms/seedChat';
import { registerConsole } from '../console/registerConsole.ts';
import { createConsole, type SandboxConsole } from '../console/createConsole.ts';
import { createInbox } from '@pavilion/sandbox-platform/auth/createInbox';
import type { Db, OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import { createPlatformServer } from './createPlatformServer.ts';
import { createFeed } from '../feed/createFeed.ts';
import { FEED_PATH } from '../handlers/play/sportHandlers.ts';
import { createVenueServer } from '@pavilion/sandbox-venues/games/createVenueServer';
import { holdDraws } from '@pavilion/sandbox-venues/games/rounds/holdDraws';
import { seedMemberCentre } from '@pavilion/sandbox-platform/members/seedMemberCentre';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import { payDailyRebates } from '@pavilion/sandbox-platform/rebates/payRebates';
import { createFaults, type FaultPlan } from '../server/faults/createFaults.ts';
import { createSingleRunTask } from '@pavilion/sandbox-platform/base/tasks/createSingleRunTask';
import {
  createPlatformFaultStore,
  createShiftedClock,
  type PlatformFaultStore,
} from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { createWireProvider, type WireProvider } from '../server/createWireProvider.ts';
import { deleteExpiredActions } from '@pavilion/sandbox-platform/db/once';
import type { Platform } from '../request/platform.ts';
import { routeUpgrades } from '@pavilion/sandbox-platform/base/routeUpgrades';
import { loadWorld, saveWorld } from '../server/worldStore.ts';
import { createViolations } from '@pavilion/sandbox-platform/violations/createViolations';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { StartupError } from '@pavilion/sandbox-platform/base/startupError';
import { createTransfers } from '@pavilion/sandbox-venues/transfers/createTransfers';
import { seedVenues } from '@pavilion/sandbox-venues/venues/seedVenues';
import { deleteOldVenueSessions } from '@pavilion/sandbox-venues/venues/venueSessions';
import { createWorld, type World } from '@pavilion/sandbox-world';

/** Running platform. */
export interface Sandbox {
  /** URL, such as `http://127.0.0.1:4300`. */
  readonly url: string;
  /** Description of the database, without a password. */
  readonly label: string;
  readonly console: SandboxConsole;
  /** Waits for open calls, closes sockets with 1001, stores the world and closes the database. */
  readonly close: () => Promise<void>;
}

const TICK_MS = 250;
const KEEP_MS = 10_000;
/** Time that open calls get when the platform stops, milliseconds. */
const GRACE_MS = 5_000;
const SWEEP_MS = 50;
const DRAW_MS = 1_000;
const MINUTE = 60_000;
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

/** Returns the origin of a listening server on this machine. */
function getOrigin(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Repeats work at an interval. The returned function stops it. */
function repeat(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** Database, options, clocks and logger of one platform. */
interface Run {
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

async function createPlatform(
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

/** Creates the servers of the platform; none of them listens yet. */
async function createServers({ opened, options, clock, logger, wire }: Run, platform: Platform, faults: FaultPlan) {
  const { db, settings, world, secret } = platform;
  const { app, dispatcher } = createPlatformServer({ platform, wire, options, faults, logger });
  const venueApp = createVenueServer(platform, options.siteOrigins ?? [], logger);
  const feed = createFeed({ db, secret, world, clock, logger });
  const { notices } = opened;
  const chat = await createChatServer({ db, notices, clock, secret, logger });
  const perMinute = () => settings.current().chatBotsPerMinute;
  const bots = createBots({ hub: chat.hub, writer: chat.writer, world, clock, logger, perMinute });
  routeUpgrades(app.server, { [FEED_PATH]: feed.handleUpgrade, [CHAT_PATH]: chat.handleUpgrade });
  return { dispatcher, app, venueApp, feed, chat, bots };
}

type Servers = Awaited<ReturnType<typeof createServers>>;

/** Closes the servers and waits for the calls that are still running. */
async function closeServers({ app, venueApp, feed, chat, bots, dispatcher }: Servers): Promise<void> {
  bots.close();
  // A connection that was busy at the start of closing becomes idle after its response and would stay open for a minute.
  const sweep = repeat(SWEEP_MS, () => app.server.closeIdleConnections());
  // A client that does not read its response or complete its request would keep the platform from stopping.
  const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await Promise.all([app.close(), venueApp.close(), feed.close(), chat.close()]).finally(sweep);
  clearTimeout(late);
  await dispatcher.idle();
}

/** Creates the tasks that timers repeat. */
function createJobs(platform: Platform, queue: WorkQueue, logger: Logger) {
  const { db, clock, world } = platform;
  const now = () => new Date(clock.now());
  return {
    draws: createSingleRunTask('holding draws', () => holdDraws(platform, now()), logger),
    rebates: createSingleRunTask('paying rebates', () => payDailyRebates(db, now()), logger),
    storeWorld: () => queue.add('store world', () => saveWorld(db, world, now())),
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

const startTimers = ({ betting }: Platform, jobs: Jobs): readonly (() => void)[] => [
  repeat(KEEP_MS, () => void jobs.storeWorld()),
  repeat(KEEP_MS, () => void betting.settleAll()),
  repeat(DRAW_MS, () => void jobs.draws.run()),
  repeat(MINUTE, () => void jobs.rebates.run()),
  repeat(60 * MINUTE, () => void jobs.deleteOldActions()),
  repeat(60 * MINUTE, () => void jobs.deleteOldCounts()),
  repeat(60 * MINUTE, () => void jobs.deleteOldSessions()),
];

/** Stops the services of the platform in the order of their dependencies, and saves the world. */
async function closePlatform({ betting, cashier, transfers }: Platform, queue: WorkQueue, jobs: Jobs): Promise<void> {
  await Promise.all([jobs.draws.idle(), jobs.rebates.idle()]);
  betting.close();
  await cashier.close();
  transfers.close();
  await Promise.race([jobs.storeWorld(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
  await queue.close();
}

async function assemble(opened: OpenDatabase, options: SandboxOptions, platformFaults: PlatformFaultStore) {
  const { clock: trueClock = systemClock, logger = silentLogger, running = true } = options;
  // The world uses the true clock, so a clock fault of the server does not move matches.
  const clock = createShiftedClock(trueClock, platformFaults);
  const run: Run = { opened, options, trueClock, clock, logger, wire: createWireProvider(platformFaults) };
  const { platform, queue } = await createPlatform(
    run,
    () => options.venueOrigin ?? getOrigin(servers.venueApp.server),
  );
  const { db, world, betting, cashier, transfers, settings, inbox, attempts, violations } = platform;
  const faults = createFaults();
  const servers = await createServers(run, platform, faults);
  const { app, venueApp, feed, chat } = servers;
  const jobs = createJobs(platform, queue, logger);
  const control = createConsole({
    db,
    clock,
    world,
    betting,
    cashier,
    transfers,
    holdDraws: jobs.draws.runAgain,
    settings,
    faults,
    platformFaults,
    inbox,
    attempts,
    violations,
    queue,
    chat,
    label: opened.label,
    siteOrigins: options.siteOrigins ?? [],
    feedClients: feed.clientCount,
    saveWorld: jobs.storeWorld,
  });
  registerConsole(app, control);
  const tick = () => world.tick(trueClock.now());
  if (running) tick();
  await betting.resume();
  await transfers.resume();
  void jobs.rebates.run();
  const timers = [...(running ? [repeat(TICK_MS, tick)] : []), ...startTimers(platform, jobs)];
  const stop = async () => {
    timers.forEach((cancel) => cancel());
    await closeServers(servers);
    await closePlatform(platform, queue, jobs);
  };
  return { app, venueApp, control, stop };
}

interface Listener {
  readonly host: string;
  readonly port: number;
  /** Name of the setting that changes the port. */
  readonly setting: string;
}

function toStartupError(error: NodeJS.ErrnoException, { host, port, setting }: Listener): StartupError {
  const known: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop what runs there, or name another in ${setting}.`,
    EACCES: `Port ${port} may not be used by this user. Name one above 1023 in ${setting}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}.`,
  };
  return new StartupError(
    known[error.code ?? ''] ?? `The sandbox could not listen on ${host}:${port} (${error.code}).`,
  );
}

/**
 * Starts a platform: database, world, HTTP calls, push sockets and console.
 *
 * @throws StartupError if the setup has to be corrected; no server keeps running and no lock is held
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { database = { kind: 'memory' }, fresh = false, host = '127.0.0.1', port = 0, venuePort = 0 } = options;
  const platformFaults = createPlatformFaultStore();
  const opened = await openDatabase(database, fresh, platformFaults.current);
  try {
    const { app, venueApp, control, stop } = await assemble(opened, options, platformFaults);
    const listen = (server: FastifyInstance, to: Listener) =>
      server.listen({ host: to.host, port: to.port }).catch(async (error: NodeJS.ErrnoException) => {
        await stop();
        throw toStartupError(error, to);
      });
    const url = await listen(app, { host, port, setting: 'SANDBOX_PORT' });
    await listen(venueApp, { host, port: venuePort, setting: 'SANDBOX_VENUE_PORT' });
    let closing: Promise<void> | undefined;
    const stopAndClose = async () => {
      try {
        await stop();
      } finally {
        await opened.close();
      }
    };
    const close = () => (closing ??= stopAndClose());
    return { url, label: opened.label, console: control, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
