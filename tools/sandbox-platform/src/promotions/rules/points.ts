import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { sumTurnover } from '../../grades/memberTurnover.ts';

/** Turnover per point. */
const TURNOVER_A_POINT = 10_000n;

/** Reads the points a member can exchange: points earned by turnover, less points spent. */
export async function readPoints(db: Db | Tx, memberId: number): Promise<bigint> {
  const { spent } = await db
    .selectFrom('activity_claims')
    .where('member_id', '=', memberId)
    .select(sql<bigint>`coalesce(sum(points), 0)::bigint`.as('spent'))
    .executeTakeFirstOrThrow();
  return (await sumTurnover(db, memberId)) / TURNOVER_A_POINT - spent;
}
