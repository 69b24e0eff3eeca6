import type { Clock, Logger } from '@pavilion/kernel';
import { readSocketText } from '@pavilion/sandbox-platform/base/readSocketText';
import { refuseUpgrade, type UpgradeHandler } from '@pavilion/sandbox-platform/base/routeUpgrades';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import { createSessionWatch, type WatchedConnection } from '@pavilion/sandbox-platform/sessions/createSessionWatch';
import { WebSocketServer, type WebSocket } from 'ws';
import { findVenueSession } from '../venues/venueSessions.ts';

/** Path of the socket that reports the end of its session to a page. */
export const VENUE_SOCKET_PATH = '/venue/socket';

/** Ports of the socket. */
export interface VenueSocketPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Limits of the socket. */
export interface VenueSocketLimits {
  readonly maxClients: number;
  /** Milliseconds after which a connection without a token is closed. */
  readonly loginWithinMs: number;
}

/** Socket of the venues' pages. */
export interface VenueSocket {
  readonly handleUpgrade: UpgradeHandler;
  readonly close: () => Promise<void>;
}

const defaultLimits: VenueSocketLimits = { maxClients: 2_000, loginWithinMs: 30_000 };

const MAX_FRAME = 1_024;
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;
/** Close code and reason of a connection without a token, as on the chat socket; the page reconnects. */
const LATE_LOGIN = [TRY_LATER, 'no login'] as const;
const VISIT_OVER = [4001, 'visit over'] as const;

function parseToken(text: string): string {
  try {
    const { token } = (JSON.parse(text) ?? {}) as { readonly token?: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/** Creates the connection of a page. Its first and only message is the token of its venue session. */
function createVenueConnection(
  socket: WebSocket,
  { db, clock, logger }: VenueSocketPorts,
  { loginWithinMs }: VenueSocketLimits,
): WatchedConnection {
  let sessionId: string | undefined;
  const endLogin = () => socket.close(...VISIT_OVER);
  const late = setTimeout(() => socket.close(...LATE_LOGIN), loginWithinMs);
  socket.on('close', () => clearTimeout(late));
  socket.once('message', (data, isBinary) => {
    clearTimeout(late);
    socket.on('message', () => socket.close(POLICY_VIOLATION));
    const token = isBinary ? '' : parseToken(readSocketText(data));
    findVenueSession(db, token, new Date(clock.now())).then(
      (venueSession) => {
        sessionId = venueSession?.sessionId;
        if (!venueSession) endLogin();
      },
      (error: Error) => {
        logger.warn('venue socket failed', { reason: error.message });
        socket.close(TRY_LATER);
      },
    );
  });
  socket.on('error', () => undefined);
  return { sessionId: () => sessionId, endLogin };
}

/**
 * Creates the socket on which a page learns within 2 s that the member's session has ended: close code 4001 (SEC-05). Connections
 * above the maximum get 503.
 */
export function createVenueSocket(ports: VenueSocketPorts, limits: VenueSocketLimits = defaultLimits): VenueSocket {
  const connections = new Map<WebSocket, WatchedConnection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  const stopWatch = createSessionWatch({ ...ports, connections: () => connections.values() });
  return {
    handleUpgrade: (request, below, head) => {
      if (connections.size >= limits.maxClients) return refuseUpgrade(below, 503);
      sockets.handleUpgrade(request, below, head, (socket) => {
        connections.set(socket, createVenueConnection(socket, ports, limits));
        socket.on('close', () => connections.delete(socket));
      });
    },
    close: async () => {
      await stopWatch();
      connections.forEach((_connection, socket) => socket.terminate());
      sockets.close();
    },
  };
}
