import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Platform } from '../server/platform.ts';
import { venuePage, venuePagePaths, venuePagePolicy } from './venuePage.ts';
import { visitOf } from './venueSessions.ts';

const headers = {
  'content-security-policy': venuePagePolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Serves what launch urls of the kinds `http` and `site` open. An unknown or old token finds nothing. */
export function registerVenuePage(app: FastifyInstance, platform: Platform): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const now = new Date(platform.clock.now());
    const visit = await visitOf(platform.db, (request.params as { token: string }).token, now);
    if (!visit) return reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('');
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await venuePage(platform, visit));
  };
  for (const path of Object.values(venuePagePaths)) app.get(`${path}:token`, serve);
}
