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
 * Lets in this machine alone, asked by its own name, from the console's own page or from no page at all.
 *
 * The host name is checked because another site's name may be made to lead here; the origin because another site's page
 * may send a form here (CSRF). A proxied call shows a forwarded address and stays out.
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

/** Hook of every console route. */
export async function guardConsole(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return isConsoleAllowed(request)
    ? undefined
    : reply.code(403).send({ error: 'The console is for this machine alone.' });
}
