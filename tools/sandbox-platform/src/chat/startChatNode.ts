import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHAT_PATH } from '@pavilion/chat-socket/protocol';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { loadServerSecret } from '../db/serverSecret.ts';
import { joinPostgres } from '../db/open/openPostgres.ts';
import type { SandboxOptions } from '../base/options.ts';
import { handleClientError } from '../http/handleClientError.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { routeUpgrades } from '../base/routeUpgrades.ts';
import { StartupError } from '../base/startupError.ts';
import { createChatServer } from './createChatServer.ts';

/** Additional process that serves the chat rooms of a running sandbox. */
export interface ChatNode {
  /** URL, such as `http://127.0.0.1:4310`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the chat socket alone, on the database of a running sandbox. The sandbox issues the tokens, and messages reach
 * the connections of both processes.
 *
 * @throws StartupError without PostgreSQL, because the embedded database belongs to one process
 */
export async function startChatNode(
  options: Pick<SandboxOptions, 'database' | 'host' | 'port' | 'clock' | 'logger'>,
): Promise<ChatNode> {
  const { database, host = '127.0.0.1', port = 0, clock = systemClock, logger = silentLogger } = options;
  if (database?.kind !== 'postgres')
    throw new StartupError(
      'A separate chat process needs PostgreSQL. Set DATABASE_URL to the database of the sandbox.',
    );
  const { db, notices, close } = await joinPostgres(database.url);
  const chat = await createChatServer({ db, notices, clock, logger, secret: await loadServerSecret(db) });
  const server = createServer((_request, response) => response.writeHead(404, securityHeaders).end());
  server.on('clientError', handleClientError);
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
