import type { ResponseOf } from '@pavilion/api-client';

/** E-sports match with the events of its maps and all its markets. */
export type MatchDetail = ResponseOf<'venue.match'>['match'];

/** Map of a match. */
export type MatchMap = MatchDetail['maps'][number];

/** Event of a map. */
export type MapEvent = MatchMap['events'][number];

/** Market of a match or of one of its maps. */
export type MatchMarket = MatchDetail['markets'][number];
