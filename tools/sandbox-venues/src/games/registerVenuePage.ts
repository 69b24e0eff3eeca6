import type { FastifyInstance } from 'fastify';
import { parseTheme } from './venuePages.ts';
import type { LaunchPorts } from '../lobby/launchVenue.ts';
import { venuePagePaths } from '../venues/venuePaths.ts';

const TOKEN = /^[\w-]{20,64}$/;

/** Registers the path of launch URLs on a site's own origin (GAM-02). It redirects to the venues' origin. */
export function registerVenuePage(app: FastifyInstance, { venueOrigin }: Pick<LaunchPorts, 'venueOrigin'>): void {
  app.get(`${venuePagePaths.onSite}:token`, (request, reply) => {
    const { token } = request.params as { token: string };
    const theme = parseTheme((request.query as { theme?: string }).theme);
    if (!TOKEN.test(token)) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${venueOrigin()}${venuePagePaths.own}${token}${theme === 'auto' ? '' : `?theme=${theme}`}`, 303);
  });
}
