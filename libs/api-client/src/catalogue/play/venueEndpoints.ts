import type { EndpointTable } from '../endpoint/endpoint.ts';

const VENUE = '/game/api/v1/venue';
const GAME = '/game/api/v1';

/**
 * Venues, their balances, games and launch (§7 games).
 *
 * Our decisions: a launch is a money call, because auto-transfer moves the centre wallet. The outcome of a money call
 * without a response is queried by the same call under the same request id, which returns the current state (W3).
 */
export const venueEndpoints = {
  'venue.allBalance': {
    method: 'POST',
    path: `${VENUE}/allBalance`,
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'venue.balance': {
    method: 'POST',
    path: `${VENUE}/balance`,
    auth: 'member',
    effect: 'read',
    errors: [6001, 6004, 6301],
  },
  'venue.transfer': {
    method: 'POST',
    path: `${VENUE}/transfer`,
    auth: 'member',
    effect: 'money',
    errors: [6001, 6004, 6008, 6012, 6014, 6031, 6301, 6413, 6415],
  },
  'venue.recycle': {
    method: 'POST',
    path: `${VENUE}/recycle`,
    auth: 'member',
    effect: 'money',
    errors: [6001, 6004, 6008],
  },
  'venue.launch': {
    method: 'POST',
    path: `${VENUE}/launch`,
    auth: 'member',
    effect: 'money',
    errors: [6001, 6004, 6008, 6012, 6031, 6413, 6415],
  },
  'venue.getVenueInfoByCategory': {
    method: 'POST',
    path: `${VENUE}/getVenueInfoByCategory`,
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
  'venue.getBonusPools': {
    method: 'POST',
    path: `${VENUE}/getBonusPools`,
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
  'venue.gameList': {
    method: 'POST',
    path: `${VENUE}/gameList`,
    auth: 'guest',
    effect: 'read',
    errors: [6001],
  },
  'venue.gameInfo': {
    method: 'POST',
    path: `${VENUE}/gameInfo`,
    auth: 'guest',
    effect: 'read',
    errors: [6004],
  },
  'venue.lobby': {
    origin: 'pavilion',
    method: 'POST',
    path: '/pavilion/api/v1/lobby/start',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
  'venue.tables': {
    origin: 'pavilion',
    method: 'POST',
    path: '/pavilion/api/v1/lobby/tables',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
  'venue.match': {
    origin: 'pavilion',
    method: 'POST',
    path: '/pavilion/api/v1/lobby/match',
    auth: 'guest',
    effect: 'read',
    errors: [6004],
  },
  'status.setAutoTransferStatus': {
    method: 'POST',
    path: `${GAME}/status/setAutoTransferStatus`,
    auth: 'member',
    effect: 'write',
    errors: [6001],
  },
  'collection.addCollection': {
    method: 'POST',
    path: `${GAME}/collection/addCollection`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6004],
  },
  'collection.removeCollection': {
    method: 'POST',
    path: `${GAME}/collection/removeCollection`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6004],
  },
  'stream.history': {
    method: 'POST',
    path: '/stream/api/v1/history',
    auth: 'guest',
    effect: 'read',
    errors: [],
  },
} as const satisfies EndpointTable;
