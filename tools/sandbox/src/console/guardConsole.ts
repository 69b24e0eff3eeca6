import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Whether a request comes from this machine, by its own host name, and from the console's page or no page.
 *
 * The host name is checked against DNS rebinding. The origin is checked against forms of other sites (CSRF). A proxied
 * request has a forwarded address and is refused.
 */
export function isConsoleAllowed(request: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  const { host = '', origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  return (
    LOOPBACK_ADDRESS.test(request.ip) &&
    LOOPBACK_HOST.test(host) &&
    isOwnSite &&
    isOwnOrigin(origin, host) &&
    !isForwarded
  );
}

/** Refuses requests that are not allowed; runs before every console route. */
export async function guardConsole(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return isConsoleAllowed(request)
    ? undefined
    : reply.code(403).send({ error: 'The console is for this machine alone.' });
}
