import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultWireProfile } from '@pavilion/api-client/protocol';
import { CHAT_PATH } from '@pavilion/chat-socket/protocol';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { loadServerSecret } from '../db/serverSecret.ts';
import { joinPostgres } from '../db/open/openPostgres.ts';
import type { SandboxOptions } from '../base/options.ts';
import { routeUpgrades } from '../base/routeUpgrades.ts';
import { StartupError } from '../base/startupError.ts';
import { createChatServer } from './createChatServer.ts';

/** One more process that serves the rooms of a running sandbox. */
export interface ChatNode {
  /** Such as `http://127.0.0.1:4310`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the chat socket alone, from the books of a sandbox that runs: tokens are given out there, what is said on either is
 * heard on both.
 *
 * @throws StartupError without PostgreSQL: the embedded database belongs to one process
 */
export async function startChatNode(
  options: Pick<SandboxOptions, 'database' | 'host' | 'port' | 'clock' | 'logger'>,
): Promise<ChatNode> {
  const { database, host = '127.0.0.1', port = 0, clock = systemClock, logger = silentLogger } = options;
  if (database?.kind !== 'postgres')
    throw new StartupError(
      'The chat runs in a process of its own on PostgreSQL alone. Name the database in DATABASE_URL.',
    );
  const { db, notices, close } = await joinPostgres(database.url);
  const { siteId } = defaultWireProfile;
  const chat = await createChatServer({ db, notices, clock, logger, siteId, secret: await loadServerSecret(db) });
  const server = createServer((_request, response) => response.writeHead(404).end());
  routeUpgrades(server, { [CHAT_PATH]: chat.handleUpgrade });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await chat.close();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
