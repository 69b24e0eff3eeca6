import type { ResponseOf } from '@pavilion/api-client';

/** State of a table, a room, a lottery or an e-sports lobby. */
export type TableState = ResponseOf<'venue.tables'>['list'][number];

/** Match of an e-sports game. */
export type Match = NonNullable<TableState['matches']>[number];
