import type { FastifyInstance } from 'fastify';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';
import { parseTheme } from './venuePages.ts';
import type { LaunchPorts } from '../lobby/launchVenue.ts';
import { venuePagePaths } from '../venues/venuePaths.ts';

/**
 * Registers the path of launch URLs on a site's own origin (GAM-02). It redirects to the venues' origin. The browser keeps
 * the fragment with the launch code.
 */
export function registerVenuePage(app: FastifyInstance, { venueOrigin }: Pick<LaunchPorts, 'venueOrigin'>): void {
  app.get(venuePagePaths.onSite, (request, reply) => {
    const { lang, theme } = request.query as { readonly lang?: unknown; readonly theme?: unknown };
    const query = new URLSearchParams({ lang: parseLocale(lang), theme: parseTheme(theme) });
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${venueOrigin()}${venuePagePaths.own}?${query.toString()}`, 303);
  });
}
