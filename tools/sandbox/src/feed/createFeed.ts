import { createSessionWatch } from '@pavilion/sandbox-platform/sessions/createSessionWatch';
import { refuseUpgrade, type UpgradeHandler } from '@pavilion/sandbox-platform/base/routeUpgrades';
import type { World } from '@pavilion/sandbox-world';
import { WebSocketServer, type WebSocket } from 'ws';
import { createFeedConnection, type FeedConnection, type FeedLimits, type FeedPorts } from './createFeedConnection.ts';
import { createSharedReader } from './createSubscriptions.ts';

const limits: FeedLimits = {
  maxFrame: 64 * 1024,
  messagesPerMinute: 120,
  maxBuffered: 1024 * 1024,
  maxClients: 2_000,
  flushMs: 250,
  heartbeatMs: 10_000,
};

export interface Feed {
  /** Handler of socket upgrades. */
  readonly handleUpgrade: UpgradeHandler;
  /** Closes all connections with code 1001 and stops. */
  readonly close: () => Promise<void>;
  readonly clientCount: () => number;
}

const GOING_AWAY = 1001;

/** Creates a reader of the matches of the front page with a cache. Use a reader for one flush only. */
function createHotReader(world: World): () => readonly string[] {
  let ids: readonly string[] | undefined;
  return () => (ids ??= world.hotIds());
}

/** Creates the feed, which pushes changes of the world on `/ws/sport`, at most 4 frames per second and channel. */
export function createFeed(ports: FeedPorts): Feed {
  const { world } = ports;
  const clients = new Map<WebSocket, FeedConnection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxFrame, perMessageDeflate: false });
  sockets.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400));

  const handleUpgrade: UpgradeHandler = (request, socket, head) => {
    if (clients.size >= limits.maxClients) return refuseUpgrade(socket, 503);
    sockets.handleUpgrade(request, socket, head, (client) => {
      clients.set(client, createFeedConnection(client, ports, limits));
      client.on('close', () => clients.delete(client));
    });
  };

  const flush = setInterval(() => {
    const read = createSharedReader(world);
    const readHot = createHotReader(world);
    for (const client of clients.values()) client.flush(read, readHot);
  }, limits.flushMs);
  const heartbeat = setInterval(() => {
    for (const client of clients.values()) client.send({ type: 'time', time: world.clock().at });
  }, limits.heartbeatMs);
  const stopWatch = createSessionWatch({ ...ports, connections: () => clients.values() });

  return {
    handleUpgrade,
    clientCount: () => clients.size,
    close: async () => {
      clearInterval(flush);
      clearInterval(heartbeat);
      await stopWatch();
      for (const client of clients.keys()) client.close(GOING_AWAY, 'server stops');
      sockets.close();
      const late = setTimeout(() => [...clients.keys()].forEach((client) => client.terminate()), 1_000);
      while (clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(late);
    },
  };
}
