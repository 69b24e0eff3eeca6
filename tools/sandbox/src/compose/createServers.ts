import { CHAT_PATH } from '@pavilion/chat-socket/protocol';
import { createBots } from '@pavilion/sandbox-platform/chat/bots/createBots';
import { createChatServer } from '@pavilion/sandbox-platform/chat/createChatServer';
import { createPlatformServer } from './createPlatformServer.ts';
import { createFeed } from '../feed/createFeed.ts';
import { FEED_PATH } from '../handlers/play/sportHandlers.ts';
import { createVenueServer } from '@pavilion/sandbox-venues/games/createVenueServer';
import type { FaultPlan } from '../server/faults/createFaults.ts';
import type { Platform } from '../request/platform.ts';
import { routeUpgrades } from '@pavilion/sandbox-platform/base/routeUpgrades';
import { repeat } from './repeat.ts';
import type { Run } from './createPlatform.ts';

/** Time that open calls get when the platform stops, milliseconds. */
const GRACE_MS = 5_000;
const SWEEP_MS = 50;

/** Creates the servers of the platform; none of them listens yet. */
export async function createServers(
  { opened, options, clock, logger, wire }: Run,
  platform: Platform,
  faults: FaultPlan,
) {
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
export async function closeServers({ app, venueApp, feed, chat, bots, dispatcher }: Servers): Promise<void> {
  bots.close();
  // A connection that was busy at the start of closing becomes idle after its response and would stay open for a minute.
  const sweep = repeat(SWEEP_MS, () => app.server.closeIdleConnections());
  // A client that does not read its response or complete its request would keep the platform from stopping.
  const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await Promise.all([app.close(), venueApp.close(), feed.close(), chat.close()]).finally(sweep);
  clearTimeout(late);
  await dispatcher.idle();
}
