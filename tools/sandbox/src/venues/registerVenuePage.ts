import type { FastifyInstance } from 'fastify';
import { parseTheme } from '../games/venuePages.ts';
import type { Platform } from '../server/platform.ts';
import { venuePagePaths } from './venuePaths.ts';

const TOKEN = /^[\w-]{20,64}$/;

/** Registers the path of launch URLs on a site's own origin (GAM-02). It redirects to the venues' origin. */
export function registerVenuePage(app: FastifyInstance, { venueOrigin }: Pick<Platform, 'venueOrigin'>): void {
  app.get(`${venuePagePaths.onSite}:token`, (request, reply) => {
    const { token } = request.params as { token: string };
    const theme = parseTheme((request.query as { theme?: string }).theme);
    if (!TOKEN.test(token)) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${venueOrigin()}${venuePagePaths.own}${token}${theme === 'auto' ? '' : `?theme=${theme}`}`, 303);
  });
}
