import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MAX_FRAME_BYTES } from '@pavilion/chat-socket/protocol';
import type { Clock, Logger } from '@pavilion/kernel';
import { WebSocketServer } from 'ws';
import type { ServerSecret } from '../db/serverSecret.ts';
import { parseLocale } from '../base/locale.ts';
import type { Db, NoticeSource } from '../db/database.ts';
import { refuseUpgrade, type UpgradeHandler } from '../base/routeUpgrades.ts';
import type { ChatBus } from './rooms/chatBus.ts';
import { openChatFeed } from './chatFeed.ts';
import { type ChatLimits, defaultChatLimits } from './moderation/chatLimits.ts';
import { createModeration } from './moderation/chatModeration.ts';
import { readHistory } from './rooms/chatStore.ts';
import { encodeBusMessage } from './rooms/chatBusMessage.ts';
import { startChatSweep } from './chatSweep.ts';
import { createChatFaults } from './connections/createChatFaults.ts';
import { createConnection, type Connection } from './connections/createConnection.ts';
import { createConnectionGate } from './moderation/createConnectionGate.ts';
import { createHistoryPages } from './rooms/createHistoryPages.ts';
import { createHub, type Hub } from './hub/createHub.ts';
import { createRateLimiters } from './moderation/createRateLimiters.ts';
import { createWriter } from './rooms/createWriter.ts';
import { siteIds } from '../settings/siteIds.ts';

/** Ports of the chat server. */
export interface ChatServerPorts {
  readonly db: Db;
  readonly notices: NoticeSource;
  readonly clock: Clock;
  readonly secret: ServerSecret;
  readonly logger: Logger;
}

const GOING_AWAY = [1001, 'server stops'] as const;
const CLOSE_LIMIT_MS = 1_000;

const parseQuery = ({ url = '' }: IncomingMessage): URLSearchParams => new URL(url, 'http://chat').searchParams;

/** Whether the handshake comes from a web page of one of the sites (CHT-01). */
function isOurPage(request: IncomingMessage): boolean {
  const query = parseQuery(request);
  return query.get('clientType') === 'web' && siteIds.some((siteId) => siteId === query.get('siteId'));
}

/** Closes all connections and waits up to 1 s before terminating them. */
async function closeAll(connections: ReadonlySet<Connection>, sockets: WebSocketServer): Promise<void> {
  for (const connection of connections) connection.close(...GOING_AWAY);
  const late = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_LIMIT_MS);
  while (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  clearTimeout(late);
  sockets.close();
}

/** Publishes members' entering and leaving of rooms to all processes. */
function publishMoves(hub: Hub, bus: ChatBus, logger: Logger): void {
  hub.onPresence((move) => {
    bus.publish(encodeBusMessage({ kind: 'moved', ...move })).catch((error: unknown) => {
      logger.warn('chat.moved', { error: String(error) });
    });
  });
}

/** Creates the chat of one process. All processes on the same database serve the same rooms. */
export async function createChatServer(ports: ChatServerPorts) {
  const { clock } = ports;
  let limits = defaultChatLimits;
  const current = () => limits;
  const hub = createHub({ limits: current, now: clock.now });
  const pages = createHistoryPages({
    read: (request, locale) => readHistory(ports.db, request, locale),
    lastMid: hub.lastMid,
  });
  const { bus, welcome } = await openChatFeed({ ...ports, hub, pages });
  publishMoves(hub, bus, ports.logger);
  const writer = createWriter(bus, ports.logger);
  const faults = createChatFaults();
  const getRateLimiter = createRateLimiters((uid) => (uid.startsWith('g') ? limits.guest : limits.member), clock.now);
  const connections = new Set<Connection>();
  const node = randomUUID();
  const stopSweep = await startChatSweep({
    ...ports,
    hub,
    bus,
    node,
    limits: current,
    connections: () => [...connections],
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  sockets.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400));
  const desk = { ...ports, hub, writer, pages, limits: current, faults, getRateLimiter, welcome };

  const gate = createConnectionGate(() => limits.arrivals, clock);
  const open: UpgradeHandler = (request, below, head) =>
    sockets.handleUpgrade(request, below, head, (socket) => {
      const locale = parseLocale(parseQuery(request).get('langx') ?? request.headers['accept-language']);
      const connection = createConnection(desk, { socket, below, locale });
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    });
  const handleUpgrade: UpgradeHandler = (request, below, head) => {
    if (!isOurPage(request)) return refuseUpgrade(below, 403);
    const isFull = connections.size + gate.waiting() >= limits.maxConnections;
    if (isFull || !gate.admit(below, () => open(request, below, head))) refuseUpgrade(below, 503);
  };

  return {
    handleUpgrade,
    hub,
    faults,
    writer,
    moderation: createModeration(bus),
    limits: current,
    setLimits: (change: Partial<ChatLimits>) => (limits = { ...limits, ...change }),
    clientCount: () => connections.size,
    /** Terminates some or all connections without a closing handshake. */
    cut: (count = connections.size) => [...connections].slice(0, count).forEach((connection) => connection.cut()),
    close: async () => {
      gate.close();
      await closeAll(connections, sockets);
      await stopSweep();
      await bus.close();
    },
  };
}

export type ChatServer = Awaited<ReturnType<typeof createChatServer>>;
