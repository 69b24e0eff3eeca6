import { computeWaitLeft } from '../../base/computeWaitLeft.ts';
import type { Db } from '../../db/database.ts';

/** Pending bet, and the milliseconds until its decision; 0 if it is due. */
interface PendingBet {
  readonly ticketId: string;
  readonly waitMs: number;
}

/** Reads all pending bets. */
export async function listPendingBets(db: Db, now: Date): Promise<readonly PendingBet[]> {
  const bets = await db
    .selectFrom('bets')
    .select(['ticket_id', 'placed_at', 'decide_at'])
    .where('status', '=', 'pending')
    .execute();
  return bets.map(({ ticket_id, placed_at, decide_at }) => {
    const until = decide_at ?? placed_at;
    const wait = { until, longestMs: until.getTime() - placed_at.getTime() };
    return { ticketId: ticket_id, waitMs: computeWaitLeft(wait, now) };
  });
}
