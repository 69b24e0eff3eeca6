import type { Db, Tx } from '../../db/database.ts';
import { decidedBets, effectiveStake } from '../../grades/memberFacts.ts';

/** Turnover that makes an invited member count. */
const FRIEND_TURNOVER = 10_000n;

/** How many members one has invited, and how many of them have played. */
export async function countFriends(db: Db | Tx, memberId: number) {
  const { invited } = await db
    .selectFrom('invitations')
    .where('inviter_id', '=', memberId)
    .select((rows) => rows.fn.countAll<bigint>().as('invited'))
    .executeTakeFirstOrThrow();
  const players = await decidedBets(db)
    .innerJoin('invitations', 'invitations.member_id', 'turnovers.member_id')
    .where('invitations.inviter_id', '=', memberId)
    .groupBy('turnovers.member_id')
    .having(effectiveStake, '>=', FRIEND_TURNOVER)
    .select('turnovers.member_id')
    .execute();
  return { invited: Number(invited), effective: players.length };
}
