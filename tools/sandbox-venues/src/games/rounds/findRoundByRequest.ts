import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import type { VenueSession } from '../../venues/venueSessions.ts';

/** Finds the round of a request id. */
export const findRoundByRequest = (
  tx: Tx,
  { memberId, venueCode }: VenueSession,
  requestId: string,
): Promise<VenueRound | undefined> =>
  tx
    .selectFrom('venue_rounds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('venue_code', '=', venueCode)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
