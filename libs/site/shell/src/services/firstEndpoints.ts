import type { Catalogue } from '@pavilion/api-client';

/**
 * Facts of the calls a guest's first page makes. Copied, so that the catalogue, three kilobytes for a hundred calls, stays
 * out of the first load; the compiler holds each row to the catalogue's.
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
  'advertising.queryNoticeListByPage': {
    method: 'POST',
    path: '/site/api/v1/advertising/queryNoticeListByPage',
    auth: 'guest',
    effect: 'read',
    errors: [6007],
  },
  'video.hotLiveMatchDetail': {
    method: 'POST',
    path: '/game/api/v1/video/hotLive/matchDetail',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
} as const satisfies Partial<Catalogue>;
