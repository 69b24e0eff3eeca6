import type { ResponseOf } from '@pavilion/api-client';

/** State of a game in a lobby: limits and players, with results, the open draw or matches by its kind. */
export type TableState = ResponseOf<'venue.tables'>['list'][number];

/** Match of an e-sports game. */
export type Match = NonNullable<TableState['matches']>[number];
