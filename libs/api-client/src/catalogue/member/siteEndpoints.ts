import type { EndpointTable } from '../endpoint/endpoint.ts';

const FIVE_MINUTES = 300_000;

/** Advertising and configuration (§7). */
export const siteEndpoints = {
  'advertising.navigationList': {
    method: 'POST',
    path: '/site/api/v1/advertising/navigationList',
    auth: 'guest',
    effect: 'read',
    cacheMs: FIVE_MINUTES,
    errors: [6013],
  },
  'advertising.queryNoticeListByPage': {
    method: 'POST',
    path: '/site/api/v1/advertising/queryNoticeListByPage',
    auth: 'guest',
    effect: 'read',
    errors: [6007],
  },
  'configuration.onlinecustomservice': {
    method: 'POST',
    path: '/site/api/v1/configuration/onlinecustomservice',
    auth: 'guest',
    effect: 'read',
    cacheMs: FIVE_MINUTES,
    errors: [],
  },
  'configuration.preInfo': {
    method: 'POST',
    path: '/site/api/v1/configuration/preInfo',
    auth: 'guest',
    effect: 'read',
    cacheMs: FIVE_MINUTES,
    errors: [6013, 6031, 6033],
  },
} as const satisfies EndpointTable;
