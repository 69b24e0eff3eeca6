import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { formatRawResponse } from '../http/formatRawResponse.ts';

/** Handler of upgrades on one path: takes the socket over or refuses it. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Refuses an upgrade with an HTTP status and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: 400 | 403 | 404 | 503): void {
  socket.end(formatRawResponse(status));
}

/** Whether the `Origin` of a browser is the requested host or a loopback address. Other clients send no `Origin`. */
function isSameSite({ headers }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return true;
  try {
    const page = new URL(origin);
    const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(page.hostname);
    return page.host === host || page.host === forwarded || isLoopback;
  } catch {
    return false;
  }
}

/**
 * Passes each upgrade to the handler of its path. An unknown path gets 404, a page of another site 403 (F-SRV-06).
 *
 * @param handlers by path, without the query
 */
export function routeUpgrades(server: Server, handlers: Readonly<Record<string, UpgradeHandler>>): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
    if (!handler) return refuseUpgrade(socket, 404);
    if (!isSameSite(request)) return refuseUpgrade(socket, 403);
    handler(request, socket, head);
  });
}
