import type { Clock, Logger } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { createSingleRunTask } from '../base/tasks/createSingleRunTask.ts';
import type { ChatBus } from './rooms/chatBus.ts';
import type { ChatLimits } from './moderation/chatLimits.ts';
import { encodeBusMessage } from './rooms/chatBusMessage.ts';
import type { Connection } from './connections/createConnection.ts';
import type { Hub } from './hub/createHub.ts';
import { createBalanceWatch } from './connections/createBalanceWatch.ts';
import { createLetterWatch } from './connections/createLetterWatch.ts';
import { createServiceWatch } from './connections/createServiceWatch.ts';
import { createSessionWatch } from '../sessions/createSessionWatch.ts';

/** Ports of the periodic tasks. */
export interface ChatSweepPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly hub: Hub;
  readonly bus: ChatBus;
  readonly limits: () => ChatLimits;
  readonly connections: () => readonly Connection[];
  /** Id of this process. */
  readonly node: string;
}

const EVERY_MS = 2_000;
const LOGIN_WITHIN_MS = 30_000;
const ONLINE_EVERY_MS = 10_000;
/** Close code and reason of a connection without a login; the client reconnects. */
const LATE_LOGIN = [1013, 'no login'] as const;

/** Closes idle connections and those that do not log in within 30 s, and ends logins whose token has expired (F-CHT-10). */
function closeIdleConnections({ connections, clock, limits }: ChatSweepPorts): void {
  const now = clock.now();
  for (const connection of connections()) {
    if ((connection.expires() ?? Infinity) <= now) connection.endLogin();
    else if (now - connection.lastFrameAt() > limits().idleMs) connection.endIdle();
    else if (!connection.person() && now - connection.openedAt > LOGIN_WITHIN_MS) connection.close(...LATE_LOGIN);
  }
}

/** Creates a function that publishes the listener counts of this process: after a change, and every 10 s unless all are 0. */
function createOnlineBroadcaster({ hub, bus, clock, node }: ChatSweepPorts): () => Promise<void> {
  let lastCounts = '';
  let lastSentAt = 0;
  return async () => {
    const counts = hub.counts();
    const text = JSON.stringify(counts);
    const now = clock.now();
    const isEmpty = Object.values(counts).every((count) => count === 0);
    if (text === lastCounts && (isEmpty || now - lastSentAt < ONLINE_EVERY_MS)) return;
    [lastCounts, lastSentAt] = [text, now];
    await bus.publish(encodeBusMessage({ kind: 'online', node, counts }));
  };
}

/** Starts the periodic tasks of the chat. The returned function stops them after the current run. */
export async function startChatSweep(ports: ChatSweepPorts): Promise<() => Promise<void>> {
  const { db, clock, logger, hub, connections } = ports;
  const pushBalances = await createBalanceWatch(db);
  const notifyOfLetters = createLetterWatch(db, clock);
  const notifyOfService = createServiceWatch(db, clock);
  const broadcastOnline = createOnlineBroadcaster(ports);
  const sweep = async () => {
    closeIdleConnections(ports);
    hub.sweep();
    if (connections().length > 0) {
      await pushBalances(connections());
      await notifyOfLetters(connections());
      await notifyOfService(connections());
    }
    await broadcastOnline();
  };
  const sweeps = createSingleRunTask('chat sweep', sweep, logger);
  const timer = setInterval(() => void sweeps.run(), EVERY_MS);
  const stopWatch = createSessionWatch({ db, clock, logger, connections });
  return async () => {
    clearInterval(timer);
    await Promise.all([sweeps.idle(), stopWatch()]);
  };
}
