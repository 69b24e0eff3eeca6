import type { Db } from '../db/database.ts';
import { isOpenAt, type SessionEnd } from './sessionLifetime.ts';

/** Sessions of a member: all of them, all but one, or one. */
export interface EndedSessions {
  readonly memberId: number;
  /** Session that stays open. */
  readonly except?: string;
  /** The only session to end. */
  readonly only?: string;
}

/**
 * Ends open sessions of a member. Sessions that have reached a limit keep that as their end.
 *
 * @returns the number of sessions that were open
 */
export async function endSessions(
  db: Db,
  { memberId, except, only }: EndedSessions,
  { reason, at }: SessionEnd,
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('member_id', '=', memberId)
    .where(isOpenAt(at));
  if (except !== undefined) query = query.where('id', '<>', except);
  if (only !== undefined) query = query.where('id', '=', only);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
