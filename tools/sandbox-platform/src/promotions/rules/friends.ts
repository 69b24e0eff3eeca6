import type { Db, Tx } from '../../db/database.ts';
import { buildTurnoverQuery, effectiveStake } from '../../grades/memberTurnover.ts';

/** Turnover from which an invited member counts. */
const FRIEND_TURNOVER = 10_000n;

/** Counts the members invited by a member, and those of them with enough turnover. */
export async function countFriends(db: Db | Tx, memberId: number) {
  const { invited } = await db
    .selectFrom('invitations')
    .where('inviter_id', '=', memberId)
    .select((rows) => rows.fn.countAll<bigint>().as('invited'))
    .executeTakeFirstOrThrow();
  const players = await buildTurnoverQuery(db)
    .innerJoin('invitations', 'invitations.member_id', 'turnovers.member_id')
    .where('invitations.inviter_id', '=', memberId)
    .groupBy('turnovers.member_id')
    .having(effectiveStake, '>=', FRIEND_TURNOVER)
    .select('turnovers.member_id')
    .execute();
  return { invited: Number(invited), effective: players.length };
}
