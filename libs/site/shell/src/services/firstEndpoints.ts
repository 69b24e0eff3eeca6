import type { Catalogue } from '@pavilion/api-client';

/**
 * Catalogue rows of the calls of a guest's first page. They are copied, so that the whole catalogue (3 kB) is not part of
 * the first load. The compiler compares each row with the catalogue.
 */
export const firstEndpoints = {
  'configuration.preInfo': {
    method: 'POST',
    path: '/site/api/v1/configuration/preInfo',
    auth: 'guest',
    effect: 'read',
    cacheMs: 300_000,
    errors: [6013, 6031, 6033],
  },
  'video.hotLiveMatchDetail': {
    method: 'POST',
    path: '/game/api/v1/video/hotLive/matchDetail',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
} as const satisfies Partial<Catalogue>;
