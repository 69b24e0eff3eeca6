import { WebSocketServer, type WebSocket } from 'ws';
import { readSocketText } from '@pavilion/sandbox-platform/base/readSocketText';
import { refuseUpgrade, type UpgradeHandler } from '@pavilion/sandbox-platform/base/routeUpgrades';
import type { World } from '@pavilion/sandbox-world';
import { createSubscriptions, createSharedReader, type ChangesReader } from './createSubscriptions.ts';
import { parseClientFrame, type ServerFrame } from './frames.ts';

/** Limits of the sport socket (F-SRV-06). */
export interface FeedLimits {
  /** Largest frame that the platform reads, bytes. */
  readonly maxFrame: number;
  /** Messages that a client may send per minute. */
  readonly messagesPerMinute: number;
  /** Unread bytes at which the platform drops a client. */
  readonly maxBuffered: number;
  readonly maxClients: number;
  /** Milliseconds between two pushes. */
  readonly flushMs: number;
  readonly heartbeatMs: number;
}

const defaultLimits: FeedLimits = {
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

interface Client {
  readonly flush: (read: ChangesReader) => void;
  readonly send: (frame: ServerFrame) => void;
}

const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
const UNSUPPORTED = 1003;

function attach(socket: WebSocket, world: World, limits: FeedLimits): Client {
  const send = (frame: ServerFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.maxBuffered) return socket.terminate();
    socket.send(JSON.stringify(frame));
  };
  const subscriptions = createSubscriptions(world, send);
  let minuteBegan = Date.now();
  let messages = 0;
  const isTooMany = () => {
    if (Date.now() - minuteBegan > 60_000) [minuteBegan, messages] = [Date.now(), 0];
    messages += 1;
    return messages > limits.messagesPerMinute;
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(UNSUPPORTED);
    if (isTooMany()) return socket.close(POLICY_VIOLATION);
    const frame = parseClientFrame(readSocketText(data));
    if (frame) subscriptions.apply(frame);
  });
  socket.on('error', () => undefined);
  return { flush: subscriptions.flush, send };
}

/** Creates the feed, which pushes changes of the world on `/ws/sport`, at most 4 frames per second and channel. */
export function createFeed(world: World, custom: Partial<FeedLimits> = {}): Feed {
  const limits = { ...defaultLimits, ...custom };
  const clients = new Map<WebSocket, Client>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxFrame, perMessageDeflate: false });
  sockets.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400));

  const handleUpgrade: UpgradeHandler = (request, socket, head) => {
    if (clients.size >= limits.maxClients) return refuseUpgrade(socket, 503);
    sockets.handleUpgrade(request, socket, head, (client) => {
      clients.set(client, attach(client, world, limits));
      client.on('close', () => clients.delete(client));
    });
  };

  const flush = setInterval(() => {
    const read = createSharedReader(world);
    for (const client of clients.values()) client.flush(read);
  }, limits.flushMs);
  const heartbeat = setInterval(() => {
    for (const client of clients.values()) client.send({ type: 'time', time: world.clock().at });
  }, limits.heartbeatMs);

  return {
    handleUpgrade,
    clientCount: () => clients.size,
    close: async () => {
      clearInterval(flush);
      clearInterval(heartbeat);
      for (const client of clients.keys()) client.close(GOING_AWAY, 'server stops');
      sockets.close();
      const late = setTimeout(() => [...clients.keys()].forEach((client) => client.terminate()), 1_000);
      while (clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(late);
    },
  };
}
