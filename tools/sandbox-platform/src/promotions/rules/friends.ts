import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
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

type FriendPage = ResponseOf<'partners.friends'>;

/** Masks an account name: two characters and three stars. */
const maskAccount = (name: string): string => `${name.slice(0, 2)}***`;

const getFriendState = (turnover: bigint): FriendPage['list'][number]['state'] => {
  if (turnover >= FRIEND_TURNOVER) return 'effective';
  return turnover > 0n ? 'playing' : 'registered';
};

/**
 * Returns a page of the members invited by a member, newest first. The turnover is capped at the target, so that an inviter
 * does not learn how much a friend bets.
 */
export async function readFriends(
  db: Db,
  memberId: number,
  { pageNum, pageSize }: RequestOf<'partners.friends'>,
): Promise<FriendPage> {
  const turnovers = buildTurnoverQuery(db)
    .groupBy('turnovers.member_id')
    .select(['turnovers.member_id', effectiveStake.as('turnover')]);
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .leftJoin(turnovers.as('played'), 'played.member_id', 'invitations.member_id')
    .where('invitations.inviter_id', '=', memberId)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.member_id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .select(['members.id', 'members.name', 'members.r_code', 'invitations.created_at', 'played.turnover'])
    .execute();
  const { total } = await db
    .selectFrom('invitations')
    .where('inviter_id', '=', memberId)
    .select((all) => all.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total: Number(total),
    list: rows.map(({ id, name, r_code, created_at, turnover }) => {
      const played = turnover ?? 0n;
      return {
        friendId: String(id),
        name: maskAccount(name),
        registerTime: created_at.getTime(),
        rCode: r_code ?? '',
        state: getFriendState(played),
        progress: formatMinor(played < FRIEND_TURNOVER ? played : FRIEND_TURNOVER),
        target: formatMinor(FRIEND_TURNOVER),
      };
    }),
  };
}
