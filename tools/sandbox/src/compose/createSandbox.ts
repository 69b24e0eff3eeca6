import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { registerConsole } from '../console/registerConsole.ts';
import { createConsole, type SandboxConsole } from '../console/createConsole.ts';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import { createFaults } from '../server/faults/createFaults.ts';
import {
  createPlatformFaultStore,
  createShiftedClock,
  type PlatformFaultStore,
} from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { createWireProvider } from '../server/createWireProvider.ts';
import { StartupError } from '@pavilion/sandbox-platform/base/startupError';
import { repeat } from './repeat.ts';
import { type Run, createPlatform } from './createPlatform.ts';
import { createServers, closeServers } from './createServers.ts';
import { closePlatform, createJobs, startTimers } from './createJobs.ts';

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
/** Returns the origin of a listening server on this machine. */
function getOrigin(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
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
  registerConsole(app, control, logger);
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
