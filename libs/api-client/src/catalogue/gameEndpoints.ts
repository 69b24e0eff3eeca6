import type { EndpointTable } from './endpoint.ts';

const RESOURCE = '/game/api/v1/venue/resource';

/** Records, popular matches, and the `resource` methods of the local sport venue (§7 games). */
export const gameEndpoints = {
  'sport.session': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'session',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6415],
  },
  'sport.board': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'board',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6415],
  },
  'sport.changes': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'changes',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6303, 6415],
  },
  'sport.game': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'game',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6415],
  },
  'sport.centre': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'centre',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6303, 6415],
  },
  'sport.placeBet': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'placeBet',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6008, 6012, 6301, 6415],
  },
  'sport.placeSeries': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'placeSeries',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6008, 6012, 6301, 6415],
  },
  'sport.betStatus': {
    method: 'POST',
    path: RESOURCE,
    resourceMethod: 'betStatus',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'record.betRecordTotal': {
    method: 'POST',
    path: '/game/api/v1/record/betRecordTotal',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
  'record.betRecordList': {
    method: 'POST',
    path: '/game/api/v1/record/betRecordList',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
  'video.hotLiveMatchDetail': {
    method: 'POST',
    path: '/game/api/v1/video/hotLive/matchDetail',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
} as const satisfies EndpointTable;
